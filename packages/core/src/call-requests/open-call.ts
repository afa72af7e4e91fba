import type { OpenCall } from "@linkedpotential/contract/business/support-schema";
import type { UserItem } from "../user/user.entity.ts";
import { readCallRequests, senderOfAccount, senderOfAddress } from "./sent-call-requests.ts";

/**
 * Returns the newest open request for a strategy call that the account sent, or that a visitor sent with the account's
 * verified address. Null without one.
 */
export async function readOpenCall({ userId, email, emailVerified }: UserItem): Promise<OpenCall | null> {
  const senders = [senderOfAccount(userId), ...(emailVerified ? [senderOfAddress(email)] : [])];
  const requests = (await Promise.all(senders.map(readCallRequests))).flat();
  const [newest] = requests
    .filter(({ state }) => state === "open")
    .toSorted((one, other) => other.requestId - one.requestId);
  return newest ? { receivedAt: newest.receivedAt, repliedAt: newest.replies?.at(-1)?.at ?? null } : null;
}
