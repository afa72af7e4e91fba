import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/**
 * One of the two items of a block. Side `by` belongs to the user who blocked, side `of` to the blocked user. Access
 * patterns: all of a user; one; those that a user created.
 */
export const BlockEntity = new Entity(
  {
    model: { entity: "block", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      side: { type: ["by", "of"] as const, required: true },
      otherUserId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      blockId: { type: "number", required: true },
      blockedAt: { type: "string", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["side", "otherUserId"] },
      },
    },
  },
  store,
);

/**
 * Returns the ids of users whom a person must not see: users they blocked and users who blocked them. Lists of people
 * and posts leave these users out.
 */
export async function readBlockedIds(userId: number): Promise<ReadonlySet<number>> {
  const { data } = await BlockEntity.query.ofUser({ userId }).go({ pages: "all", consistent: true });
  return new Set(data.map(({ otherUserId }) => otherUserId));
}

export async function isBlockedBetween(userId: number, otherUserId: number): Promise<boolean> {
  const sides = await Promise.all(
    (["by", "of"] as const).map((side) => BlockEntity.get({ userId, side, otherUserId }).go({ consistent: true })),
  );
  return sides.some(({ data }) => data !== null);
}
