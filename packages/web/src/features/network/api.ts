import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { postPageSize } from "@linkedpotential/contract/community/limits";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { removeFromPages } from "../../lib/api/pages-cache.ts";
import { apiPagesQuery, revisitStaleTime as staleTime } from "../../lib/api/query-client.ts";
import { changePost } from "../../parts/posts/post-cache.ts";

export const ownPostsQuery = (userId: number) => ({
  ...apiPagesQuery("community/list-own", { params: { userId }, query: {} }),
  staleTime,
});
export const receivedQuery = (postId: number) => ({
  ...apiPagesQuery("collaboration-requests/list-for-post", { params: { postId }, query: {} }),
  staleTime,
});
export const allReceivedQuery = {
  ...apiPagesQuery("collaboration-requests/list-received", { query: {} }),
  staleTime,
};
export const peopleQuery = { ...apiPagesQuery("network/list", { query: {} }), staleTime };

/** Both lists of sent requests use this page size, so that page n of one belongs to page n of the other. */
const sentRequestsInput = (userId: number) => ({ params: { userId }, query: { limit: postPageSize } });
export const sentQuery = (userId: number) => ({
  ...apiPagesQuery("collaboration-requests/list-sent", sentRequestsInput(userId)),
  staleTime,
});
export const requestedPostsQuery = (userId: number) => ({
  ...apiPagesQuery("community/list-requested", sentRequestsInput(userId)),
  staleTime,
});

const area = "network";

export interface RequestAnswer {
  request: CollaborationRequest;
  status: "accepted" | "rejected";
  /** Text for the requester when the request is accepted. */
  reply?: string;
}

export function useAnswerRequest() {
  return useAction(
    "collaboration-requests/answer",
    ({ request, status, reply }: RequestAnswer) => ({
      params: { requestId: request.id },
      body: { status, ...(reply && { reply }) },
    }),
    {
      optimistic: ({ request }) => {
        const queries = [receivedQuery(request.postId), allReceivedQuery];
        const rollBacks = queries.map(({ queryKey }) => removeFromPages(queryKey, request));
        changeRequestCount(request.postId, -1);
        return () => {
          for (const rollBack of rollBacks) rollBack();
          changeRequestCount(request.postId, 1);
        };
      },
      toasts: {
        area,
        done: ({ toasts }, { requesterName }, { status }) =>
          status === "accepted"
            ? { title: toasts.accepted, description: toasts.acceptedHint(requesterName) }
            : toasts.rejected,
        link: ({ sent }, _answer, { status }) =>
          status === "accepted"
            ? { label: sent.toPeople, search: "section=community&view=network&tab=network" }
            : undefined,
        failed: ({ toasts }, _error, { status }) => (status === "accepted" ? toasts.acceptFailed : toasts.rejectFailed),
      },
    },
  );
}

const changeRequestCount = (postId: number, change: 1 | -1) =>
  void changePost(postId, (post) => ({ ...post, requestCount: Math.max(0, post.requestCount + change) }));

export function useRemoveConnection() {
  return useAction("network/remove", ({ id }: NetworkedUser) => ({ params: { otherUserId: id } }), {
    optimistic: (person) => removeFromPages(peopleQuery.queryKey, person),
    toasts: { area, done: ({ toasts }) => toasts.removed, failed: ({ toasts }) => toasts.removeFailed },
  });
}
