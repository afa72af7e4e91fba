import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { findLinkedUser } from "../user/premium.ts";
import { publishPost } from "./publish-post.ts";

export const createPost = async (
  ctx: UserContext,
  input: InputOf<typeof routes.createPost>,
): Promise<AnswerOf<typeof routes.createPost>> => publishPost(ctx, await findLinkedUser(ctx), input);
