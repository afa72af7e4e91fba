import { isRefused } from "../../db/transact.ts";
import { AdminActionEntity } from "./admin-action.entity.ts";

const slice = 50;

/**
 * Removes the account and the notes from the records about it. The records stay, because they prove what admins did
 * (docs/adr/0044). Changes a limited number per call and returns it.
 */
export async function eraseAccountActions(accountId: number): Promise<number> {
  const { data } = await AdminActionEntity.query.ofAccount({ accountId }).go({ limit: slice, pages: 1 });
  for (const { actionId } of data) {
    // A failed condition means that the record has expired since the query, so nothing is left to do.
    await AdminActionEntity.patch({ actionId })
      .remove(["accountId", "note"])
      .go()
      .catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
  }
  return data.length;
}
