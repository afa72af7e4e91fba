import { blocksMax } from "@linkedpotential/contract/blocks/limits";
import type * as routes from "@linkedpotential/contract/blocks/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { clearRequestsBetween } from "../collaboration-requests/clear-requests-between.ts";
import type { UserContext } from "../context.ts";
import { isBelowLimit } from "../db/is-below-limit.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { newId } from "../ids.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { clearProjectRequestsBetween } from "../project-requests/clear-project-requests-between.ts";
import { UserEntity } from "../user/user.entity.ts";
import { blockItems } from "./block-items.entity.ts";

export async function blockPerson(
  ctx: UserContext,
  { userId: otherUserId }: InputOf<typeof routes.blockPerson>,
): Promise<AnswerOf<typeof routes.blockPerson>> {
  const userId = ctx.user.id;
  if (otherUserId === userId) throw new DomainError("block.self");
  const { data: person } = await UserEntity.get({ userId: otherUserId }).go({ consistent: true });
  if (!person) throw new DomainError("person.not_found");
  await block(ctx, otherUserId);
  // There may be more requests than fit into a transaction, so delete them afterwards. The block already hides them. If
  // the deletion fails, the subscriber of `person.blocked` completes it.
  await Promise.all([clearRequestsBetween(userId, otherUserId), clearProjectRequestsBetween(userId, otherUserId)]);
  return { success: true };
}

async function block(ctx: UserContext, otherUserId: number): Promise<void> {
  const userId = ctx.user.id;
  const since = { blockId: newId(ctx.now()), blockedAt: ctx.now().toISOString() };

  try {
    await transact(
      blockItems,
      (parts) => ({
        own: parts.block.create({ userId, side: "by", otherUserId, ...since }).commit(),
        ofOther: parts.block.put({ userId: otherUserId, side: "of", otherUserId: userId, ...since }).commit(),
        counter: parts.counter.update({ userId }).add({ count: 1 }).where(isBelowLimit(blocksMax)).commit(),
        connections: [
          parts.connection.delete({ userId, otherUserId }).commit(),
          parts.connection.delete({ userId: otherUserId, otherUserId: userId }).commit(),
        ],
        outboxEvent: putOutboxEvent(parts, ctx, "person.blocked", { userId, otherUserId }),
      }),
      (part) => (part === "counter" ? new DomainError("block.too_many") : new AlreadyBlocked()),
    );
  } catch (error) {
    if (!(error instanceof AlreadyBlocked)) throw error;
  }
}

class AlreadyBlocked extends Error {}
