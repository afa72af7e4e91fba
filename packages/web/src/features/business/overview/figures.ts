import type { Member } from "@linkedpotential/contract/business/company/schema";
import { percent } from "../../../texts/numbers.ts";

export interface Funnel {
  contacted: number;
  interested: number;
  appointments: number;
  won: number;
}
export const steps = ["contacted", "interested", "appointments", "won"] as const satisfies readonly (keyof Funnel)[];

/** How the figures of a month differ from those of the month before. */
export interface Comparison {
  /** The month before, as `yyyy-MM`. */
  month: string;
  /** True when the month has not ended, so that both months count up to the same day. */
  isCurrent: boolean;
  /** Growth per figure, where 0.12 stands for 12 % more. Null when the earlier figure is zero. */
  changes: Record<keyof Funnel, number | null>;
}

/** Monthly targets per figure. Null for a figure without one. */
export type FunnelTargets = Record<keyof Funnel, number | null>;

/** A month of the company that new targets can be measured by. */
export interface ReferenceMonth {
  /** As `yyyy-MM`. */
  month: string;
  funnel: Funnel;
}

export interface Campaign extends Funnel {
  /** Name of the target group. Empty when none was entered. */
  name: string;
  workingDays: number;
}

export interface MemberResult extends Funnel {
  member: Member;
  workingDays: number;
  /** Latest day with figures, as `yyyy-MM-dd`. Null without any. */
  lastDate: string | null;
}

/** Period of the results: the current month, that and the two before it, or all time. */
export const resultsPeriods = ["month", "quarter", "all"] as const;
export type ResultsPeriod = (typeof resultsPeriods)[number];

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

/** Formats `count` as a share of the contacted people. Returns a dash when nobody was contacted. */
export function shareText(funnel: Funnel, count: number): string {
  const share = shareOfContacted(funnel, count);
  return share === null ? "–" : percent(share);
}
