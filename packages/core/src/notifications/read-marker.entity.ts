import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/** Until when a user has read everything: marking all is one write. Access pattern: the one of a user. */
export const ReadMarkerEntity = new Entity(
  {
    model: { entity: "read-marker", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      readUntil: { type: "string", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

/** Empty, which is before everything, when nothing was ever read. */
export async function readUntilOf(userId: number): Promise<string> {
  const { data } = await ReadMarkerEntity.get({ userId }).go({ consistent: true });
  return data?.readUntil ?? "";
}
