import type { LeadRow } from "@linkedpotential/contract/leads/schema";

export const journeys = ["hot", "warm", "cold"] as const;
export type Journey = (typeof journeys)[number];
export const stepCount = 6;

export const isJourney = (text: string | null | undefined): text is Journey =>
  journeys.some((journey) => journey === text);

const journeyBySource: Partial<Record<NonNullable<LeadRow["source"]>, Journey>> = {
  project_ad: "hot",
  job_ad: "warm",
  cold_outreach: "cold",
};

/** Returns the journey that fits a lead's source, or else its temperature. Null when the lead has neither. */
export const suggestJourney = ({ source, temperature }: Pick<LeadRow, "source" | "temperature">): Journey | null =>
  (source && journeyBySource[source]) ?? temperature;

/** Returns the query string of the link that opens the guide for a lead. */
export const guideSearch = (leadId: number): string =>
  `?${new URLSearchParams({ section: "templates", category: "engagement", lead: String(leadId) })}`;
