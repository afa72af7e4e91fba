import type { Post } from "@linkedpotential/contract/community/schema";
import type { Industry } from "@linkedpotential/contract/community/values";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { isNoAnswer, isRefusal } from "../../lib/api/api-error.ts";
import { apiPagesQuery, apiQuery } from "../../lib/api/query-client.ts";
import { changePost, readPostsAnew } from "../../parts/posts/post-cache.ts";
import { postsStaleTime } from "../../parts/posts/posts-stale-time.ts";
import { withReason } from "../../texts/error-text.ts";

export interface FeedFilter {
  /** Null for all industries. */
  industry: Industry | null;
  search: string;
}

/** Lists the feed. The previous posts stay until those of a new filter have loaded. */
export function useFeed({ industry, search }: FeedFilter) {
  const query = { ...(industry && { industry }), ...(search && { search }) };
  return useInfiniteQuery({
    ...apiPagesQuery("community/list", { query }),
    staleTime: postsStaleTime,
    placeholderData: (feed) => feed,
  });
}

export const postQuery = (postId: number) => apiQuery("community/get", { params: { postId } });

interface NewRequest {
  post: Post;
  fromUserId: number;
  message: string;
}

export function useSendRequest() {
  return useAction(
    "collaboration-requests/create",
    ({ post, fromUserId, message }: NewRequest) => ({
      body: { fromUserId, toUserId: post.userId, postId: post.id, message },
    }),
    {
      ofForm: true,
      onDone: ({ id, status, createdAt }, { post }) =>
        void changePost(post.id, (shown) => ({
          ...shown,
          requestCount: shown.requestCount + 1,
          ownRequest: { id, status, createdAt },
        })),
      onFailed: (error) => {
        if (!isNoAnswer(error)) readPostsAnew();
      },
      says: {
        area: "community",
        done: ({ request }) => request.done,
        // The form itself shows these failures.
        failed: ({ request }, error) =>
          isNoAnswer(error) || isRefusal(error, "profile.linkedin_required")
            ? undefined
            : withReason(request.failed, error),
      },
    },
  );
}
