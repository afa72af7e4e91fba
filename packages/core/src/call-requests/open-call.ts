import type { OpenCall } from "@linkedpotential/contract/business/support-schema";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import type { UserItem } from "../user/user.entity.ts";
import type { CallRequest } from "./call-request.entity.ts";
import { readCallRequests, senderOfAccount, senderOfAddress } from "./sent-call-requests.ts";

/**
 * Returns the newest open request for a strategy call of an account's company: one that a current member sent, or that a
 * visitor sent with the verified address of a member. Null without one.
 */
export async function readOpenCall(own: UserItem): Promise<OpenCall | null> {
  const members = await readColleagues(own);
  const requests = (await Promise.all(members.map(readOpenRequests))).flat();
  const [newest] = requests.toSorted((one, other) => other.request.requestId - one.request.requestId);
  if (!newest) return null;
  const { request, member } = newest;
  return {
    receivedAt: request.receivedAt,
    repliedAt: request.replies?.at(-1)?.at ?? null,
    requestedBy: member.userId === own.userId ? null : member.name,
  };
}

async function readOpenRequests(member: UserItem): Promise<{ request: CallRequest; member: UserItem }[]> {
  const { userId, email, emailVerified } = member;
  const senders = [senderOfAccount(userId), ...(emailVerified ? [senderOfAddress(email)] : [])];
  const requests = (await Promise.all(senders.map(readCallRequests))).flat();
  return requests.filter(({ state }) => state === "open").map((request) => ({ request, member }));
}
