import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { DayChange, SavedDays } from "@linkedpotential/contract/business/company/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../../context.ts";
import { ConflictError, retryOnConflict } from "../../../db/conflict.ts";
import { isRefused } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { type Membership, ownMembership } from "../own-membership.ts";
import { isSameDay, mergeDay } from "./day-merge.ts";
import { toCompanyDay, toDayValues } from "./day-values.ts";
import { WorkingDayEntity, type WorkingDayItem } from "./working-day.entity.ts";

const atOnce = 20;

/**
 * Saves changes of the caller's own working days. Each change is merged with what another device has stored since.
 * Idempotent.
 * @throws `company.not_author` for a day of another member, before anything of that day is written
 */
export async function saveDays(
  ctx: UserContext,
  { changes }: InputOf<typeof routes.saveDays>,
): Promise<AnswerOf<typeof routes.saveDays>> {
  const membership = await ownMembership(ctx);
  const answer: SavedDays = { saved: [], deleted: [], conflicts: [] };
  for (let from = 0; from < changes.length; from += atOnce) {
    const some = changes.slice(from, from + atOnce);
    const results = await Promise.all(some.map((change) => retryOnConflict(() => saveDay(membership, change))));
    for (const { saved, deleted, conflicts } of results) {
      answer.saved.push(...saved);
      answer.deleted.push(...deleted);
      answer.conflicts.push(...conflicts);
    }
  }
  return answer;
}

async function saveDay({ companyId, memberId }: Membership, { id, before, after }: DayChange): Promise<SavedDays> {
  const key = { companyId, dayId: id };
  const { data: stored } = await WorkingDayEntity.get(key).go({ consistent: true });
  if (stored && stored.memberId !== memberId) throw new DomainError("company.not_author");
  const deleted: SavedDays = { saved: [], deleted: [id], conflicts: [] };
  if (!after) {
    if (!stored) return deleted;
    // Keep a day that another device has changed since it was read.
    if (before && !isSameDay(toDayValues(stored), before)) return kept(stored);
    await write(() =>
      WorkingDayEntity.delete(key)
        .where((day, { eq }) => eq(day.revision, stored.revision))
        .go(),
    );
    return deleted;
  }
  if (!stored) {
    const item = { ...key, memberId, ...after, revision: 1 };
    await write(() => WorkingDayEntity.create(item).go());
    return kept(item);
  }
  const { values, conflicts } = mergeDay(toDayValues(stored), before ?? { ...emptyValues, date: after.date }, after);
  const next = { ...stored, ...values, revision: stored.revision + 1 };
  if (!isSameDay(values, toDayValues(stored))) {
    await write(() =>
      WorkingDayEntity.put(next)
        .where((day, { eq }) => eq(day.revision, stored.revision))
        .go(),
    );
  }
  return { ...kept(next), conflicts: conflicts.map((conflict) => ({ id, ...conflict })) };
}

const emptyValues = {
  leadsKontaktiert: "",
  interesseGezeigt: "",
  terminVereinbart: "",
  projektGewonnen: "",
  zielgruppe: "",
  notizen: "",
};

const kept = (item: WorkingDayItem): SavedDays => ({ saved: [toCompanyDay(item)], deleted: [], conflicts: [] });

async function write(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw isRefused(error) ? new ConflictError() : error;
  }
}
