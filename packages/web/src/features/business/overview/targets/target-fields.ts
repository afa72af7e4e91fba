import type { Targets } from "@linkedpotential/contract/business/company/schema";
import { type Funnel, type FunnelTargets, steps } from "../figures.ts";

/** Field of a working day that a figure sums up. */
export const fieldOf = {
  contacted: "leadsKontaktiert",
  interested: "interesseGezeigt",
  appointments: "terminVereinbart",
  won: "projektGewonnen",
} as const satisfies Record<keyof Funnel, keyof Targets>;

export const funnelTargets = (targets: Targets): FunnelTargets => ({
  contacted: targets.leadsKontaktiert,
  interested: targets.interesseGezeigt,
  appointments: targets.terminVereinbart,
  won: targets.projektGewonnen,
});

export const hasTarget = (targets: Targets): boolean => steps.some((step) => targets[fieldOf[step]] !== null);
