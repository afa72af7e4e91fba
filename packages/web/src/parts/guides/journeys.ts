import type { LeadRow } from "@linkedpotential/contract/leads/schema";

export const journeys = ["hot", "warm", "cold"] as const;
export type Journey = (typeof journeys)[number];
export const stepCount = 6;

export const isJourney = (text: string | null | undefined): text is Journey =>
  journeys.some((journey) => journey === text);

const bySource: Partial<Record<NonNullable<LeadRow["source"]>, Journey>> = {
  project_ad: "hot",
  job_ad: "warm",
  cold_outreach: "cold",
};

/** Returns the journey for a lead: by its source, else by its temperature. */
export const journeyOf = ({ source, temperature }: Pick<LeadRow, "source" | "temperature">): Journey | null =>
  (source && bySource[source]) ?? temperature;

export const guideOfLead = (leadId: number): string =>
  `?${new URLSearchParams({ section: "templates", category: "engagement", lead: String(leadId) })}`;
