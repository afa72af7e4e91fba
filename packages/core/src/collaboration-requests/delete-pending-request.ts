import { transact } from "../db/transact.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";
import { decrementPendingCount, requestItems } from "./request-items.entity.ts";
import { isPending, NotPending } from "./while-pending.ts";

/**
 * Deletes a pending request without notifying anybody.
 * @throws NotPending when the request was answered or its post was deleted
 */
export async function deletePendingRequest(request: StoredRequest): Promise<void> {
  const { postId, fromUserId } = request;

  await transact(
    requestItems,
    (parts) => ({
      post: decrementPendingCount(parts, request),
      request: parts.request.delete({ postId, fromUserId }).where(isPending(request)).commit(),
    }),
    () => new NotPending(),
  );
}
