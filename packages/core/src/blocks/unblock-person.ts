import type * as routes from "@linkedpotential/contract/blocks/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { blockItems } from "./block-items.entity.ts";

export async function unblockPerson(
  ctx: UserContext,
  { otherUserId }: InputOf<typeof routes.unblockPerson>,
): Promise<AnswerOf<typeof routes.unblockPerson>> {
  const userId = ctx.user.id;
  await transact(
    blockItems,
    (parts) => ({
      own: parts.block.remove({ userId, side: "by", otherUserId }).commit(),
      ofOther: parts.block.delete({ userId: otherUserId, side: "of", otherUserId: userId }).commit(),
      counter: parts.counter.update({ userId }).add({ count: -1 }).commit(),
    }),
    () => new DomainError("block.not_found"),
  );
  return { success: true };
}
