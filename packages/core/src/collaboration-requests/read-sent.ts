import { CollaborationRequestEntity, sentKeyOf } from "./collaboration-request.entity.ts";

export async function readSent(fromUserId: number, limit: number, cursor = Number.MAX_SAFE_INTEGER) {
  const query = CollaborationRequestEntity.query.sent({ fromUserId }).lt({ requestId: cursor });
  const page = await query.go({ order: "desc", limit, pages: 1, data: "includeKeys" });
  const sent = page.data.map(sentKeyOf);
  return { sent, nextCursor: page.cursor === null ? undefined : String(sent.at(-1)?.requestId) };
}
