import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { postPageSize } from "@linkedpotential/contract/community/values";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery } from "../../lib/api/query-client.ts";
import { changePost } from "../../parts/posts/post-cache.ts";
import { takeOff } from "./pages-cache.ts";

/** Never fresh, because other people change the data. Refetched on every opening. */
const staleTime = 0;

export const ownPostsQuery = (userId: number) => ({
  ...apiPagesQuery("community/list-own", { params: { userId }, query: {} }),
  staleTime,
});
export const receivedQuery = (postId: number) => ({
  ...apiPagesQuery("collaboration-requests/list-for-post", { params: { postId }, query: {} }),
  staleTime,
});
export const peopleQuery = { ...apiPagesQuery("network/list", { query: {} }), staleTime };

/** Sent and open requests share this query, so that their pages match. */
const sentBy = (userId: number) => ({ params: { userId }, query: { limit: postPageSize } });
export const sentQuery = (userId: number) => ({
  ...apiPagesQuery("collaboration-requests/list-sent", sentBy(userId)),
  staleTime,
});
export const requestedPostsQuery = (userId: number) => ({
  ...apiPagesQuery("community/list-requested", sentBy(userId)),
  staleTime,
});

const area = "network";

export interface RequestAnswer {
  request: CollaborationRequest;
  status: "accepted" | "rejected";
}

export function useAnswerRequest() {
  return useAction(
    "collaboration-requests/answer",
    ({ request, status }: RequestAnswer) => ({ params: { requestId: request.id }, body: { status } }),
    {
      optimistic: ({ request }) => {
        const putBack = takeOff(receivedQuery(request.postId).queryKey, request);
        countRequest(request.postId, -1);
        return () => {
          putBack();
          countRequest(request.postId, 1);
        };
      },
      says: {
        area,
        done: ({ toasts }, { requesterName }, { status }) =>
          status === "accepted"
            ? { title: toasts.accepted, description: toasts.acceptedHint(requesterName) }
            : toasts.rejected,
        failed: ({ toasts }, _error, { status }) => (status === "accepted" ? toasts.acceptFailed : toasts.rejectFailed),
      },
    },
  );
}

const countRequest = (postId: number, change: 1 | -1) =>
  void changePost(postId, (post) => ({ ...post, requestCount: Math.max(0, post.requestCount + change) }));

export function useRemoveConnection() {
  return useAction("network/remove", ({ id }: NetworkedUser) => ({ params: { otherUserId: id } }), {
    optimistic: (person) => takeOff(peopleQuery.queryKey, person),
    says: { area, done: ({ toasts }) => toasts.removed, failed: ({ toasts }) => toasts.removeFailed },
  });
}
