import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { deletePendingRequest } from "./delete-pending-request.ts";
import { findRequest } from "./find-request.ts";
import { whilePending } from "./while-pending.ts";

export async function withdrawRequest(
  ctx: UserContext,
  { requestId }: InputOf<typeof routes.withdrawRequest>,
): Promise<AnswerOf<typeof routes.withdrawRequest>> {
  const [, request] = await checkAndRead(assertReader(ctx), findRequest(requestId));
  if (request.fromUserId !== ctx.user.id) throw new DomainError("collaboration_request.not_found");
  await whilePending(request, () => deletePendingRequest(request));
  return { success: true };
}
