import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { assertPremium, besideCheck } from "../user/premium.ts";
import { findRequest } from "./find-request.ts";
import { oneLess, requestItems } from "./request-items.entity.ts";
import { isPending, NotPending, whilePending } from "./while-pending.ts";

/** By its sender. @throws `plan_limit`, `collaboration_request.not_found`, `.already_accepted` */
export async function withdrawRequest(
  ctx: UserContext,
  { requestId }: InputOf<typeof routes.withdrawRequest>,
): Promise<AnswerOf<typeof routes.withdrawRequest>> {
  const [, request] = await besideCheck(assertPremium(ctx), findRequest(requestId));
  const { postId, fromUserId } = request;
  if (fromUserId !== ctx.user.id) throw new DomainError("collaboration_request.not_found");
  const write = () =>
    requestItems.transaction
      .write((parts) => [
        oneLess(parts, request),
        parts.request.delete({ postId, fromUserId }).where(isPending(request)).commit(),
      ])
      .go();
  await whilePending(request, () => transact(write, () => new NotPending()));
  return { success: true };
}
