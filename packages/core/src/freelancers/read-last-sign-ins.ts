import { today } from "@linkedpotential/contract/dates";
import { type LastSignIn, lastSignInOf } from "@linkedpotential/contract/freelancers/last-sign-in";
import { IndexedAccountEntity } from "../admin/account-index/indexed-account.entity.ts";
import { readBatch } from "../db/read-batch.ts";

/**
 * Reads from the index of accounts how long ago freelancers signed in. The index follows the first sign-in of a day, so
 * that a read needs no write. Accounts that have not signed in are missing.
 */
export async function readLastSignIns(userIds: readonly number[], now: Date): Promise<Map<number, LastSignIn>> {
  const indexed = await readBatch(
    userIds.map((userId) => ({ userId })),
    (keys) => IndexedAccountEntity.get(keys).go(),
  );
  return new Map(
    indexed.flatMap(({ userId, signedInOn }) => (signedInOn ? [[userId, lastSignInOf(signedInOn, today(now))]] : [])),
  );
}
