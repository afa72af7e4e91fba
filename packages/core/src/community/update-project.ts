import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { changePost } from "./change-post.ts";
import { projectContentOf } from "./project-content.ts";

/** Changes a project of the caller that has no pending requests (D51). A filled one stays filled. */
export const updateProject = (
  ctx: UserContext,
  { postId, ...change }: InputOf<typeof routes.updateProject>,
): Promise<AnswerOf<typeof routes.updateProject>> =>
  changePost(ctx, postId, findOwnUser, (patch, { filledAt }) =>
    patch.set({ ...projectContentOf(change), ...(filledAt && { filledAt }) }),
  );
