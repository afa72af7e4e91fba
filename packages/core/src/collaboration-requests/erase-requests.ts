import type { Context } from "../context.ts";
import { transact } from "../db/transact.ts";
import { CollaborationRequestEntity, readSent, type StoredRequest } from "./collaboration-request.entity.ts";
import { deleteAnsweredRequest } from "./delete-answered-request.ts";
import { decrementPendingCount, requestItems } from "./request-items.entity.ts";
import { isPending, NotPending } from "./while-pending.ts";

const slice = 50;

type RequestKey = Pick<Awaited<ReturnType<typeof readSent>>["sent"][number], "postId" | "fromUserId">;

type Ctx = Pick<Context, "config">;

export async function eraseRequests(ctx: Ctx, fromUserId: number): Promise<number> {
  const { sent } = await readSent(fromUserId, slice);
  for (const key of sent) await erase(ctx, key);
  return sent.length;
}

async function erase(ctx: Ctx, { postId, fromUserId }: RequestKey): Promise<void> {
  const { data: request } = await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true });
  if (!request) return;
  try {
    await transact(
      requestItems,
      (parts) => ({
        post: decrementPendingCount(parts, request),
        request: parts.request.delete({ postId, fromUserId }).where(isPending(request)).commit(),
      }),
      () => new NotPending(),
    );
  } catch (error) {
    if (!(error instanceof NotPending)) throw error;
    // The request is not pending any more, or its post is deleted. Delete it without changing the count of pending
    // requests.
    await deleteAnsweredRequest(ctx, await current(request));
  }
}

/** Reads a request again, because a colleague of its recipient may have answered it since. */
async function current(request: StoredRequest): Promise<StoredRequest> {
  const { postId, fromUserId } = request;
  return (await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true })).data ?? request;
}
