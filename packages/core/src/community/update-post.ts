import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { findPremiumUser } from "../user/premium.ts";
import { changePost } from "./change-post.ts";

/** Changes a post that has no pending requests (D51). */
export const updatePost = (
  ctx: UserContext,
  { postId, skills, lookingFor, ...change }: InputOf<typeof routes.updatePost>,
): Promise<AnswerOf<typeof routes.updatePost>> => {
  const isCollaboration = change.type === "collaboration" && skills && lookingFor;
  return changePost(ctx, postId, findPremiumUser, (post) =>
    isCollaboration ? post.set({ ...change, skills, lookingFor }) : post.set(change).remove(["skills", "lookingFor"]),
  );
};
