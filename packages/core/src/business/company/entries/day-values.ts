import type { CompanyDay, DayValues } from "@linkedpotential/contract/business/company/schema";
import type { WorkingDayItem } from "./working-day.entity.ts";

export const toDayValues = (item: WorkingDayItem): DayValues => ({
  date: item.date,
  leadsKontaktiert: item.leadsKontaktiert,
  interesseGezeigt: item.interesseGezeigt,
  terminVereinbart: item.terminVereinbart,
  projektGewonnen: item.projektGewonnen,
  zielgruppe: item.zielgruppe,
  notizen: item.notizen,
});

export const toCompanyDay = (item: WorkingDayItem): CompanyDay => ({
  id: item.dayId,
  memberId: item.memberId,
  ...toDayValues(item),
});
