import { PostEntity } from "../community/post.entity.ts";
import { readBatch } from "../db/read-batch.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";
import { deletePendingRequest } from "./delete-pending-request.ts";
import { NotPending } from "./while-pending.ts";

const atOnce = 25;

/**
 * Deletes pending requests between two users. Call this after storing the block: it prevents new requests, so none is
 * missed.
 */
export async function clearRequestsBetween(one: number, other: number): Promise<number> {
  const sent = (await Promise.all([sentAbout(one, other), sentAbout(other, one)])).flat();
  const pending = sent.filter(({ status }) => status === "pending");
  for (let from = 0; from < pending.length; from += atOnce) {
    await Promise.all(pending.slice(from, from + atOnce).map(deleteUnlessAnswered));
  }
  return pending.length;
}

/**
 * Reads the requests of a user to the posts of an author. Reads them per post, because the index of sent requests is
 * eventually consistent.
 */
async function sentAbout(authorId: number, fromUserId: number): Promise<StoredRequest[]> {
  const query = PostEntity.query.ofAuthor({ userId: authorId });
  const { data: posts } = await query.go({ pages: "all", consistent: true, attributes: ["postId"] });
  return readBatch(
    posts.map(({ postId }) => ({ postId, fromUserId })),
    (keys) => CollaborationRequestEntity.get(keys).go({ consistent: true }),
  );
}

async function deleteUnlessAnswered(request: StoredRequest): Promise<void> {
  try {
    await deletePendingRequest(request);
  } catch (error) {
    if (!(error instanceof NotPending)) throw error;
  }
}
