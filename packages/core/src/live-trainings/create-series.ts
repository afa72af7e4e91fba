import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import { lastEventDate, seriesDates } from "@linkedpotential/contract/live-trainings/series-dates";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { assertNoProblems, durationProblems, startProblems, toStored } from "./to-live-training.ts";

/**
 * Creates all live trainings of a series or none. They store their seats themselves until the first change or the
 * schedule moves them to items of their own, because a transaction holds at most 100 items (docs/adr/0034).
 * @throws `request.invalid` for a first start in the past
 */
export async function createSeries(
  ctx: UserContext,
  { every, count, ...input }: InputOf<typeof routes.createSeries>,
): Promise<AnswerOf<typeof routes.createSeries>> {
  const now = ctx.now();
  assertNoProblems({ ...startProblems(input, now), ...durationProblems(input) });
  const dates = seriesDates(input.date, every, count);
  if (dates.some((date) => date > lastEventDate)) {
    throw new DomainError("request.invalid", { fields: { date: { key: "dateInvalid" } } });
  }
  const seriesId = newId(now);
  const events = dates.map((date, index) => ({
    ...toStored({ ...input, date }),
    liveTrainingId: newId(now),
    series: { seriesId, position: index + 1, total: count, changes: 0 },
    state: "announced" as const,
    taken: 0,
    line: [],
    revision: 1,
  }));
  const answer = { ids: events.map(({ liveTrainingId }) => liveTrainingId) };
  await transact(
    liveTrainingItems,
    (parts) => ({
      liveTrainings: events.map((event) => parts.liveTraining.create(event).commit()),
      series: parts.series.create({ seriesId, liveTrainingIds: answer.ids, changes: 0 }).commit(),
      adminAction: adminActionPart(parts, ctx, "live_training.series_created", input.title),
      record: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new DomainError("request.conflict"),
  );
  return answer;
}
