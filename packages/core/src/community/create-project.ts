import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { projectContentOf } from "./project-content.ts";
import { publishPost } from "./publish-post.ts";

/** Publishes a project of a business. Neither a plan nor a LinkedIn address is needed. */
export const createProject = async (
  ctx: UserContext,
  input: InputOf<typeof routes.createProject>,
): Promise<AnswerOf<typeof routes.createProject>> => publishPost(ctx, await findOwnUser(ctx), projectContentOf(input));
