import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { changePost } from "./change-post.ts";
import { projectContentOf } from "./project-content.ts";

/** Changes a project that has no pending requests (D51). */
export const updateProject = (
  ctx: UserContext,
  { postId, ...change }: InputOf<typeof routes.updateProject>,
): Promise<AnswerOf<typeof routes.updateProject>> =>
  changePost(ctx, postId, findOwnUser, (post) => post.set(projectContentOf(change)));
