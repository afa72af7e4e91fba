import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { eventSubjectTtl } from "../../outbox/event-subject-ttl.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { findLiveTraining } from "../read-live-training.ts";
import { seatsAt } from "../seats/seats.ts";

/** Stores a message to the participants and publishes it. Mails and notifications follow in the background. */
export async function sendMessage(
  ctx: UserContext,
  { liveTrainingId, subject, text, isForWaitingList }: InputOf<typeof routes.sendMessage>,
): Promise<AnswerOf<typeof routes.sendMessage>> {
  const event = await findLiveTraining(liveTrainingId);
  const now = ctx.now();
  const { taken, line } = seatsAt(event, now);
  const offers = line.filter(({ offeredUntil }) => offeredUntil).length;
  const answer = { people: taken - offers + (isForWaitingList ? line.length : 0) };
  const messageId = newId(now);
  const ttl = eventSubjectTtl(now);
  await transact(
    liveTrainingItems,
    (parts) => ({
      message: parts.message.create({ liveTrainingId, messageId, subject, text, isForWaitingList, ttl }).commit(),
      sent: putOutboxEvent(parts, ctx, "live-training.message-sent", { liveTrainingId, messageId }),
      adminAction: adminActionPart(parts, ctx, "live_training.message_sent", event.title),
      record: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new DomainError("request.conflict"),
  );
  return answer;
}
