import { callRequestPageSize } from "@linkedpotential/contract/call-requests/limits";
import type * as routes from "@linkedpotential/contract/call-requests/routes";
import type { StoredCallRequest } from "@linkedpotential/contract/call-requests/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { findUsers } from "../admin/users/find-users.ts";
import { emailKey } from "../auth/email/email-key.ts";
import { ownersOf } from "../auth/owners-of.ts";
import type { UserContext } from "../context.ts";
import { readPage } from "../db/read-page.ts";
import { type CallRequest, CallRequestEntity } from "./call-request.entity.ts";

export async function listCallRequests(
  _ctx: UserContext,
  { state, limit = callRequestPageSize, cursor }: InputOf<typeof routes.listCallRequests>,
): Promise<AnswerOf<typeof routes.listCallRequests>> {
  const { page, hasMore } = await readPage(Math.min(limit, callRequestPageSize), (most) =>
    readState(state, most, cursor),
  );
  return { items: await toStored(page), nextCursor: hasMore ? String(page.at(-1)?.requestId) : undefined };
}

/** Reads requests in one state: open ones oldest first, settled ones newest first. */
function readState(state: CallRequest["state"], limit: number, after?: number) {
  const query = CallRequestEntity.query.inState({ state });
  const options = { limit, pages: 1 } as const;
  return state === "open"
    ? query.gt({ requestId: after ?? 0 }).go(options)
    : query.lt({ requestId: after ?? Number.MAX_SAFE_INTEGER }).go({ ...options, order: "desc" });
}

async function toStored(requests: readonly CallRequest[]): Promise<StoredCallRequest[]> {
  const [owners, admins] = await Promise.all([
    ownersOf(requests),
    findUsers(requests.flatMap(({ settledBy, replies = [] }) => [settledBy ?? [], replies.map(({ by }) => by)].flat())),
  ]);
  const names = new Map(admins.map(({ userId, name }) => [userId, name]));
  return requests.map((request) => {
    const { requestId: id, name, company, email, message, receivedAt, state, settledAt, note = "" } = request;
    const { replies = [] } = request;
    return {
      ...{ id, name, company, email, message, receivedAt, state },
      userId: request.accountId ?? owners.get(emailKey(email)) ?? null,
      replies: replies.map(({ by, ...reply }) => ({ ...reply, by: names.get(by) ?? null })),
      ...(settledAt && { settled: { at: settledAt, by: names.get(request.settledBy ?? 0) ?? null, note } }),
    };
  });
}
