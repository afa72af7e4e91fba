import { callRequestDays } from "@linkedpotential/contract/call-requests/limits";
import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import { newId } from "../ids.ts";
import { type CallRequest, CallRequestEntity } from "./call-request.entity.ts";
import { senderOfAccount, senderOfAddress } from "./sent-call-requests.ts";

const retentionMs = callRequestDays * 24 * 60 * 60 * 1000;

type NewCallRequest = Pick<CallRequest, "name" | "company" | "email" | "message" | "accountId">;

/** Stores a request for a call and then mails it. Removes the request if the mail fails, because the sender retries. */
export async function withCallRequest(
  ctx: Pick<Context, "now" | "log">,
  request: NewCallRequest,
  mail: () => Promise<void>,
): Promise<void> {
  const at = ctx.now();
  const requestId = newId(at);
  const { email, accountId } = request;
  await CallRequestEntity.create({
    ...request,
    requestId,
    sender: accountId === undefined ? senderOfAddress(email) : senderOfAccount(accountId),
    receivedAt: at.toISOString(),
    state: "open",
    ttl: ttlOf(at.getTime() + retentionMs),
  }).go();
  try {
    await mail();
  } catch (error) {
    await CallRequestEntity.delete({ requestId })
      .go()
      .catch((failure: unknown) => ctx.log.note("kept", failure instanceof Error ? failure.name : "unknown"));
    throw error;
  }
}
