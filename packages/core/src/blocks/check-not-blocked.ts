import type { blockItems } from "./block-items.entity.ts";

type Parts = Parameters<Parameters<(typeof blockItems)["transaction"]["write"]>[0]>[0];

/** Returns two transaction parts that fail when either user has blocked the other. */
export const checkNotBlocked = (parts: Pick<Parts, "block">, userId: number, otherUserId: number) =>
  (["by", "of"] as const).map((side) =>
    parts.block
      .check({ userId, side, otherUserId })
      .where((of, { notExists }) => notExists(of.userId))
      .commit(),
  );
