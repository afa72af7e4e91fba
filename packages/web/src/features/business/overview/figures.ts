export interface Funnel {
  contacted: number;
  interested: number;
  appointments: number;
  won: number;
}
export const steps = ["contacted", "interested", "appointments", "won"] as const satisfies readonly (keyof Funnel)[];

export interface Campaign extends Funnel {
  /** Name of the target group. Empty when none was entered. */
  name: string;
  workingDays: number;
}

/** Sample figures for an account that has none of its own. They are marked as samples. */
export const sampleFunnel: Funnel = { contacted: 240, interested: 58, appointments: 19, won: 4 };

const sampleCounts = [
  { workingDays: 9, contacted: 110, interested: 32, appointments: 11, won: 3 },
  { workingDays: 7, contacted: 84, interested: 19, appointments: 6, won: 1 },
  { workingDays: 4, contacted: 46, interested: 7, appointments: 2, won: 0 },
] as const;

export const sampleCampaigns = (names: readonly string[]): Campaign[] =>
  sampleCounts.map((counts, index) => ({ ...counts, name: names[index] ?? "" }));

/** Returns `count` as a share of the contacted people, from 0 to 1. Null when nobody was contacted. */
export const shareOfContacted = ({ contacted }: Funnel, count: number): number | null =>
  contacted === 0 ? null : count / contacted;
