import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { recordPart } from "../idempotency/record-part.ts";
import { newId } from "../ids.ts";
import { toPerson } from "../network/people.ts";
import { publishPart } from "../outbox/publish-part.ts";
import { findLinkedUser } from "../user/premium.ts";
import { postItems } from "./post-items.entity.ts";
import { toPost } from "./to-post.ts";

/** @throws `plan_limit`, `profile.linkedin_required` */
export async function createPost(
  ctx: UserContext,
  input: InputOf<typeof routes.createPost>,
): Promise<AnswerOf<typeof routes.createPost>> {
  const own = await findLinkedUser(ctx);
  const key = { userId: own.userId, postId: newId(ctx.now()) };
  const item = { ...key, ...input, createdAt: ctx.now().toISOString(), pendingCount: 0 };
  const post = toPost(item, toPerson(own, own.userId, false));
  await transact(
    () =>
      postItems.transaction
        .write((parts) => [
          parts.post.create(item).commit(),
          publishPart(parts, ctx, "post.created", key),
          ...recordPart(parts, ctx, post),
        ])
        .go(),
    () => new DomainError("request.conflict"),
  );
  return post;
}
