import { transact } from "../db/transact.ts";
import { BlockEntity } from "./block.entity.ts";
import { blockItems } from "./block-items.entity.ts";

const slice = 50;

export async function eraseBlocks(userId: number): Promise<number> {
  const query = BlockEntity.query.ofUser({ userId });
  const { data: blocks } = await query.go({ limit: slice, pages: 1, consistent: true });
  for (const { side, otherUserId } of blocks) {
    if (side === "of") await unblockedBy(otherUserId, userId);
    else await BlockEntity.delete({ userId: otherUserId, side: "of", otherUserId: userId }).go();
    // Delete the user's own item last. Without it, a retry could not find the item of the other user.
    await BlockEntity.delete({ userId, side, otherUserId }).go();
  }
  return blocks.length;
}

class IsUnblocked extends Error {}

async function unblockedBy(userId: number, otherUserId: number): Promise<void> {
  await transact(
    blockItems,
    (parts) => ({
      block: parts.block.remove({ userId, side: "by", otherUserId }).commit(),
      counter: parts.counter.update({ userId }).add({ count: -1 }).commit(),
    }),
    () => new IsUnblocked(),
  ).catch((error: unknown) => {
    if (!(error instanceof IsUnblocked)) throw error;
  });
}
