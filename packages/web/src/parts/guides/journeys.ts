import type { LeadRow } from "@linkedpotential/contract/leads/schema";

/** The three journeys of the specification in their order, then the one for people who know the user's work. */
export const journeys = ["hot", "warm", "cold", "referral"] as const;
export type Journey = (typeof journeys)[number];
export const stepCount = 6;

export const isJourney = (text: string | null | undefined): text is Journey =>
  journeys.some((journey) => journey === text);

const journeyBySource: Partial<Record<NonNullable<LeadRow["source"]>, Journey>> = {
  project_ad: "hot",
  job_ad: "warm",
  cold_outreach: "cold",
  recommendation: "referral",
  event: "referral",
  community: "referral",
};

/**
 * Returns the journey that fits a lead: `referral` for clients, otherwise by source, or else by temperature. Null when
 * the lead has neither.
 */
export const suggestJourney = ({
  status,
  source,
  temperature,
}: Pick<LeadRow, "status" | "source" | "temperature">): Journey | null =>
  status === "won" ? "referral" : ((source && journeyBySource[source]) ?? temperature);

/** Returns the query string of the link that opens the guide for a lead. */
export const guideSearch = (leadId: number): string =>
  `?${new URLSearchParams({ section: "templates", category: "engagement", lead: String(leadId) })}`;
