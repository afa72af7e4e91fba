import type { Targets } from "@linkedpotential/contract/business/company/schema";
import type { CompanyItem } from "./company.entity.ts";

/** Returns the targets without those that are null, because the database stores numbers only. */
export const toStoredTargets = (targets: Targets): Partial<Record<keyof Targets, number>> =>
  Object.fromEntries(Object.entries(targets).filter(([, target]) => target !== null));

export const toTargets = ({ targets = {} }: Pick<CompanyItem, "targets">): Targets => ({
  leadsKontaktiert: targets.leadsKontaktiert ?? null,
  interesseGezeigt: targets.interesseGezeigt ?? null,
  terminVereinbart: targets.terminVereinbart ?? null,
  projektGewonnen: targets.projektGewonnen ?? null,
});
