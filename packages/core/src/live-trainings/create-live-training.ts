import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { type LiveTrainingItem, withSeats } from "./seats/with-seats.ts";
import { assertNoProblems, durationProblems, startProblems, toLiveTraining, toStored } from "./to-live-training.ts";

const emptyLine = { line: [], lineSince: [], offers: [] };

/**
 * Creates a live training.
 * @throws `request.invalid` for a start in the past
 */
export async function createLiveTraining(
  ctx: UserContext,
  input: InputOf<typeof routes.createLiveTraining>,
): Promise<AnswerOf<typeof routes.createLiveTraining>> {
  const now = ctx.now();
  assertNoProblems({ ...startProblems(input, now), ...durationProblems(input) });
  const event: LiveTrainingItem = { ...toStored(input), liveTrainingId: newId(now), state: "announced", revision: 1 };
  const { liveTrainingId, state, startsAt, maxParticipants } = event;
  const seats = { liveTrainingId, state, startsAt, maxParticipants, taken: 0, ...emptyLine, revision: 1 };
  const viewer = { userId: ctx.user.id, isRegistered: false, isAdmin: true };
  const answer = toLiveTraining(withSeats(event, seats), viewer, now);
  await transact(
    liveTrainingItems,
    (parts) => ({
      liveTraining: parts.liveTraining.create(event).commit(),
      seats: parts.seats.create(seats).commit(),
      adminAction: adminActionPart(parts, ctx, "live_training.created", event.title),
      record: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new DomainError("request.conflict"),
  );
  return answer;
}
