import type * as routes from "@linkedpotential/contract/call-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { type CallRequest, CallRequestEntity } from "./call-request.entity.ts";
import { callRequestItems } from "./call-request-items.entity.ts";

type Input = InputOf<typeof routes.settleCallRequest>;

class AlreadyInState extends Error {}

/**
 * Marks a request for a call as dealt with, or as open again. A repeated call of the same admin changes nothing.
 * @throws `call_request.not_found`
 * @throws `call_request.already_settled` if another admin has settled the request, or the same one with another note
 */
export async function settleCallRequest(
  ctx: UserContext,
  { requestId, isSettled, note = "" }: Input,
): Promise<AnswerOf<typeof routes.settleCallRequest>> {
  const request = await findRequest(requestId);
  try {
    await (isSettled ? settle(ctx, request, note) : reopen(ctx, request));
  } catch (error) {
    if (!(error instanceof AlreadyInState)) throw error;
    if (isSettled) await assertSame(ctx, requestId, note);
  }
  return { success: true };
}

/** @throws `call_request.not_found` */
export async function findRequest(requestId: number): Promise<CallRequest> {
  const { data } = await CallRequestEntity.get({ requestId }).go({ consistent: true });
  if (!data) throw new DomainError("call_request.not_found");
  return data;
}

async function assertSame({ user }: UserContext, requestId: number, note: string): Promise<void> {
  const request = await findRequest(requestId);
  if (request.settledBy !== user.id || (request.note ?? "") !== note) {
    throw new DomainError("call_request.already_settled");
  }
}

// The record has no note, because a note may name the visitor, and nothing would erase it from the record.
const settle = (ctx: UserContext, { requestId, accountId }: CallRequest, note: string): Promise<void> =>
  transact(
    callRequestItems,
    (parts) => ({
      callRequest: parts.callRequest
        .patch({ requestId })
        .set({ state: "settled", settledAt: ctx.now().toISOString(), settledBy: ctx.user.id, ...(note && { note }) })
        .where((of, { eq }) => eq(of.state, "open"))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "call_request.settled", String(requestId), aboutAccount(accountId)),
    }),
    () => new AlreadyInState(),
  );

const reopen = (ctx: UserContext, { requestId, accountId }: CallRequest): Promise<void> =>
  transact(
    callRequestItems,
    (parts) => ({
      callRequest: parts.callRequest
        .patch({ requestId })
        .set({ state: "open" })
        .remove(["settledAt", "settledBy", "note"])
        .where((of, { eq }) => eq(of.state, "settled"))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "call_request.reopened", String(requestId), aboutAccount(accountId)),
    }),
    () => new AlreadyInState(),
  );

export const aboutAccount = (accountId: number | undefined) => (accountId === undefined ? {} : { accountId });
