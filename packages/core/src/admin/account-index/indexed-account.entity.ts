import { Entity, type EntityItem, Service } from "electrodb";
import { store } from "../../db/store.ts";
import { AccountCountEntity } from "./account-count.entity.ts";
import { AccountEntryEntity } from "./account-entry.entity.ts";

/** Which entries the index contains about an account. Access pattern: by account. */
export const IndexedAccountEntity = new Entity(
  {
    model: { entity: "indexed-account", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      group: { type: "string", required: true },
      /**
       * Day of the last sign-in in Berlin. Empty before the first. Absent in states that were written before this
       * attribute existed, which have no entry in that list.
       */
      signedInOn: { type: "string" },
      nameKey: { type: "string", required: true },
      searchKeys: { type: "list", items: { type: "string" }, required: true },
      /** Rises with every change of the entries, so that two runs at the same time do not both write. */
      revision: { type: "number", required: true },
    },
    indexes: {
      ofAccount: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

export type IndexedAccount = EntityItem<typeof IndexedAccountEntity>;

export const accountIndexItems = new Service({
  entry: AccountEntryEntity,
  indexed: IndexedAccountEntity,
  count: AccountCountEntity,
});
