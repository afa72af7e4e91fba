import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/** Time up to which a user has read all notifications, so that marking all takes one write. Access pattern: by user. */
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

/** Returns the time up to which everything is read. Empty, which sorts before any time, if nothing was ever read. */
export async function readUntilOf(userId: number): Promise<string> {
  const { data } = await ReadMarkerEntity.get({ userId }).go({ consistent: true });
  return data?.readUntil ?? "";
}
