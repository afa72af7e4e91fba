import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { deletePendingProjectRequest, NotPending } from "./delete-pending-project-request.ts";
import { findSentKey, ProjectRequestEntity } from "./project-request.entity.ts";

/** @throws `project_request.not_found`, `project_request.already_answered` */
export async function withdrawProjectRequest(
  ctx: UserContext,
  { requestId }: InputOf<typeof routes.withdrawProjectRequest>,
): Promise<AnswerOf<typeof routes.withdrawProjectRequest>> {
  const key = await findSentKey(ctx.user.id, requestId);
  if (!key) throw new DomainError("project_request.not_found");
  try {
    await deletePendingProjectRequest(key);
  } catch (error) {
    if (!(error instanceof NotPending)) throw error;
    const { data } = await ProjectRequestEntity.get(key).go({ consistent: true });
    throw new DomainError(data ? "project_request.already_answered" : "project_request.not_found", { cause: error });
  }
  return { success: true };
}
