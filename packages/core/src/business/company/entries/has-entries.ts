import { LearningEntity } from "./learning.entity.ts";
import { WorkingDayEntity } from "./working-day.entity.ts";

/** Tells whether a company has working days or learnings. */
export async function hasEntries(companyId: number): Promise<boolean> {
  const one = { limit: 1, pages: 1, consistent: true } as const;
  const [{ data: days }, { data: learnings }] = await Promise.all([
    WorkingDayEntity.query.ofCompany({ companyId }).go(one),
    LearningEntity.query.ofCompany({ companyId }).go(one),
  ]);
  return days.length + learnings.length > 0;
}
