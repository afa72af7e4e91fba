import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Internal note about an account. Only admins see it in the app; the owner gets it in the data export (Art. 15 GDPR).
 * Part of the account's partition, so it is erased with the account. Access pattern: by user.
 */
export const AccountNoteEntity = new Entity(
  {
    model: { entity: "account-note", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Empty after an admin has removed the note. The item stays, so that `revision` keeps rising. */
      text: { type: "string", required: true },
      /** Admin who wrote the text. */
      adminId: { type: "number", required: true },
      writtenAt: { type: "string", required: true },
      /** Number of changes. A change is stored only if the revision is the one that was read. */
      revision: { type: "number", required: true },
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

export type StoredNote = EntityItem<typeof AccountNoteEntity>;

export const findNote = async (userId: number): Promise<StoredNote | null> =>
  (await AccountNoteEntity.get({ userId }).go({ consistent: true })).data;
