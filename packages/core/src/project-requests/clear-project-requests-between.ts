import { readBatch } from "../db/read-batch.ts";
import { deletePendingProjectRequest, NotPending } from "./delete-pending-project-request.ts";
import { OpenProjectRequestEntity } from "./open-project-request.entity.ts";

/** Deletes pending requests between two users. Call this after storing the block, which prevents new requests. */
export async function clearProjectRequestsBetween(one: number, other: number): Promise<number> {
  const pairs = [
    { userId: one, senderId: other },
    { userId: other, senderId: one },
  ];
  const open = await readBatch(pairs, (keys) => OpenProjectRequestEntity.get(keys).go({ consistent: true }));
  for (const request of open) {
    await deletePendingProjectRequest(request).catch((error: unknown) => {
      if (!(error instanceof NotPending)) throw error;
    });
  }
  return open.length;
}
