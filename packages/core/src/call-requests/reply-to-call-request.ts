import type * as routes from "@linkedpotential/contract/call-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import { countSubject } from "../auth/guard/rate-limit.ts";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { idempotencyRecordMs } from "../idempotency/with-idempotency-record.ts";
import { newId } from "../ids.ts";
import { callReplyMail } from "../mail/messages/call-reply-mail.ts";
import { sendMailOnce } from "../mail/send-mail-once.ts";
import type { CallRequest } from "./call-request.entity.ts";
import { callRequestItems } from "./call-request-items.entity.ts";
import { aboutAccount, findRequest } from "./settle-call-request.ts";

type Input = InputOf<typeof routes.replyToCallRequest>;
type Answer = AnswerOf<typeof routes.replyToCallRequest>;

class SettledSince extends Error {}

/**
 * Mails a reply to the person who asked for a call, and keeps it with the request. A retry with the same idempotency key
 * sends no second mail. The number of messages per admin is limited.
 * @throws `call_request.not_found`, `request.rate_limited`, `auth.mail_failed`
 * @throws `call_request.already_settled` if an admin had settled the request before
 */
export function replyToCallRequest(ctx: UserContext, input: Input): Promise<Answer> {
  const reply = () => sendReply(ctx, input);
  return ctx.idempotencyKey ? runOnce(ctx, ctx.idempotencyKey, idempotencyRecordMs, reply) : reply();
}

async function sendReply(ctx: UserContext, input: Input): Promise<Answer> {
  const request = await findRequest(input.requestId);
  if (request.state === "settled") throw new DomainError("call_request.already_settled");
  await countSubject(ctx, "message-account", String(ctx.user.id));
  await mailReply(ctx, request, input);
  try {
    await store(ctx, request, input);
  } catch (error) {
    if (!(error instanceof SettledSince)) throw error;
    // Another admin has settled the request since it was read. The mail is sent, so keep the reply.
    await store(ctx, request, { ...input, isSettled: false });
  }
  return { success: true };
}

// The record of this mail has its own key, because the call is retried if the reply cannot be stored after the mail.
async function mailReply(ctx: UserContext, { email, name }: CallRequest, input: Input): Promise<void> {
  const key = ctx.idempotencyKey?.key ?? newId(ctx.now());
  const occasion = { userId: ctx.user.id, occasion: `call reply ${key}` };
  try {
    await sendMailOnce(ctx, occasion, { to: email, ...callReplyMail(ctx.config, name, input) });
  } catch (cause) {
    throw cause instanceof DomainError ? cause : new DomainError("auth.mail_failed", { cause });
  }
}

// The record has neither subject nor text, which may name the visitor, and nothing would erase them from the record.
async function store(ctx: UserContext, request: CallRequest, { subject, text, isSettled }: Input): Promise<void> {
  const { requestId, accountId } = request;
  const at = ctx.now().toISOString();
  const reply = { at, by: ctx.user.id, subject, text };
  await transact(
    callRequestItems,
    (parts) => {
      const change = parts.callRequest.patch({ requestId }).append({ replies: [reply] });
      return {
        callRequest: isSettled
          ? change
              .set({ state: "settled", settledAt: at, settledBy: ctx.user.id })
              .where((of, { eq }) => eq(of.state, "open"))
              .commit()
          : change.commit(),
        adminAction: adminActionPart(parts, ctx, "call_request.replied", String(requestId), aboutAccount(accountId)),
      };
    },
    () => (isSettled ? new SettledSince() : new DomainError("call_request.not_found")),
  );
}
