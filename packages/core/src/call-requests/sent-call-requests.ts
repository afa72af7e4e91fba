import { emailKey } from "../auth/email/email-key.ts";
import { readBatch } from "../db/read-batch.ts";
import { type CallRequest, CallRequestEntity, type CallRequestKey, callRequestKeyOf } from "./call-request.entity.ts";

export const senderOfAccount = (accountId: number): string => `account ${accountId}`;
export const senderOfAddress = (email: string): string => `address ${emailKey(email)}`;

const slice = 50;

/** Erases a slice of the requests of a sender, and returns how many. */
export async function eraseCallRequests(sender: string): Promise<number> {
  const keys = await readKeys(sender);
  await Promise.all(keys.map((key) => CallRequestEntity.delete(key).go()));
  return keys.length;
}

/** Returns the newest requests of a sender, at most 50. */
export async function readCallRequests(sender: string): Promise<CallRequest[]> {
  return readBatch(await readKeys(sender), (some) => CallRequestEntity.get(some).go());
}

async function readKeys(sender: string): Promise<CallRequestKey[]> {
  const query = CallRequestEntity.query.ofSender({ sender });
  const { data } = await query.go({ order: "desc", limit: slice, pages: 1, data: "includeKeys" });
  return data.map(callRequestKeyOf);
}
