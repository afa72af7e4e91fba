import { readBatch } from "../db/read-batch.ts";
import { CallRequestEntity } from "./call-request.entity.ts";

/** Returns the company, or else the name, of each request for a call by its id. Deleted requests are left out. */
export async function findCallers(requestIds: readonly number[]): Promise<Map<number, string>> {
  const keys = [...new Set(requestIds)].map((requestId) => ({ requestId }));
  const requests = await readBatch(keys, (some) => CallRequestEntity.get(some).go());
  return new Map(requests.map(({ requestId, company, name }) => [requestId, company || name]));
}
