import { readPage } from "../db/read-page.ts";
import { CollaborationRequestEntity, sentKeyOf } from "./collaboration-request.entity.ts";

export async function readSent(fromUserId: number, limit: number, cursor = Number.MAX_SAFE_INTEGER) {
  const query = CollaborationRequestEntity.query.sent({ fromUserId }).lt({ requestId: cursor });
  const { page, hasMore } = await readPage(limit, (most) =>
    query.go({ order: "desc", limit: most, pages: 1, data: "includeKeys" }),
  );
  const sent = page.map(sentKeyOf);
  return { sent, nextCursor: hasMore ? String(sent.at(-1)?.requestId) : undefined };
}
