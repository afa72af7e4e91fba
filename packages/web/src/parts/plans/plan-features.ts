import type { User } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../texts/areas.ts";

export type PlanFeature = keyof Texts["plans"]["features"];

/** Features of the community. */
export const communityFeatures: readonly PlanFeature[] = ["community", "collaborations", "network"];

/**
 * Features of each plan, in the order shown. Plan cards, paywall, lead limit and landing page all use this list, with
 * the names in the texts `plans.features`.
 */
export const planFeatures: Record<User["plan"], readonly PlanFeature[]> = {
  kostenlos: ["fiftyLeads"],
  premium: ["unlimitedLeads", ...communityFeatures, "support"],
};

/** Features that only the free plan lacks. */
export const missingFeatures: Record<User["plan"], readonly PlanFeature[]> = {
  kostenlos: ["noCommunity"],
  premium: [],
};

/** Features of every plan. Add new parts of the CRM here, because up to the lead limit they are free (D8). */
export const commonFeatures: readonly PlanFeature[] = [
  "crm",
  "day",
  "reminders",
  "calendar",
  "guides",
  "events",
  "kpis",
  "transfer",
];

/** Returns what Premium adds to the free plan. Starts with `first`, the features that the reader has just asked for. */
export const premiumFeatures = (first: readonly PlanFeature[]): PlanFeature[] => [
  ...first,
  ...planFeatures.premium.filter((feature) => !first.includes(feature)),
];
