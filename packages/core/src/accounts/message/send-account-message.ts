import { messageWays } from "@linkedpotential/contract/accounts/message-ways";
import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart, adminActionTtl } from "../../admin/record/admin-action-part.ts";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { hasBounced } from "../../user/accepts-mail.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findAccount } from "../find-account.ts";

/**
 * Stores a message to the owner of an account and publishes it. Mail and notification follow in the background. The
 * record contains the subject only, and has the id of the message. The number of messages per admin is limited.
 * @throws `admin.user_not_found`, `request.rate_limited`
 * @throws `account.unreachable` when neither a mail nor a notification would reach the owner
 */
export async function sendAccountMessage(
  ctx: UserContext,
  { accountId: userId, subject, text }: InputOf<typeof routes.sendAccountMessage>,
): Promise<AnswerOf<typeof routes.sendAccountMessage>> {
  const user = await findAccount(userId);
  const ways = messageWays({ ...user, isBounced: hasBounced(user) });
  if (!ways.isMailed && !ways.isNotified) throw new DomainError("account.unreachable");
  await countSubject(ctx, "message-account", String(ctx.user.id));
  const now = ctx.now();
  const messageId = newId(now);
  const ttl = adminActionTtl(now);
  await transact(
    administeredItems,
    (parts) => ({
      message: parts.message.create({ userId, messageId, subject, text, sentAt: now.toISOString(), ttl }).commit(),
      sent: putOutboxEvent(parts, ctx, "account.message-sent", { userId, messageId }),
      adminAction: adminActionPart(parts, ctx, "account.message_sent", "", {
        ...{ accountId: userId, note: subject, actionId: messageId },
      }),
      record: putIdempotencyRecord(parts, ctx, ways),
    }),
    () => new DomainError("request.conflict"),
  );
  return ways;
}
