import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/** `by` lies with who has blocked, `of` with who was. Access patterns: whom a person does not see, all or one; whom they have blocked. */
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

/** Whom a person has blocked and by whom they were: what one reads goes through this. */
export async function readUnseen(userId: number): Promise<ReadonlySet<number>> {
  const { data } = await BlockEntity.query.ofUser({ userId }).go({ pages: "all", consistent: true });
  return new Set(data.map(({ otherUserId }) => otherUserId));
}

export async function isBlockedBetween(userId: number, otherUserId: number): Promise<boolean> {
  const sides = await Promise.all(
    (["by", "of"] as const).map((side) => BlockEntity.get({ userId, side, otherUserId }).go({ consistent: true })),
  );
  return sides.some(({ data }) => data !== null);
}
