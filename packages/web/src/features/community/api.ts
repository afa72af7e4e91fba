import type { Industry } from "@linkedpotential/contract/community/industries";
import type { FeedType } from "@linkedpotential/contract/community/post-types";
import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAction } from "../../lib/action/use-action.ts";
import { isNoAnswer, isRefusal } from "../../lib/api/api-error.ts";
import { apiQuery, apiSearchQuery } from "../../lib/api/query-client.ts";
import { changePost, refetchPosts } from "../../parts/posts/post-cache.ts";
import { postsStaleTime } from "../../parts/posts/posts-stale-time.ts";
import { withReason } from "../../texts/error-text.ts";

export interface FeedFilter {
  type: FeedType;
  /** Null means all industries. */
  industry: Industry | null;
  search: string;
}

/** Reads the feed by page. After a change of the filter, the previous posts stay until the new ones have loaded. */
export function useFeed({ type, industry, search }: FeedFilter, options: { throwOnError?: boolean } = {}) {
  const query = { ...(type !== "collaboration" && { type }), ...(industry && { industry }), ...(search && { search }) };
  return useInfiniteQuery({
    ...apiSearchQuery("community/list", { query }),
    staleTime: postsStaleTime,
    placeholderData: (feed) => feed,
    throwOnError: (_error, { state }) => options.throwOnError === true && state.data === undefined,
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
      isForm: true,
      onDone: ({ id, status, createdAt }, { post }) =>
        void changePost(post.id, (shown) => ({
          ...shown,
          requestCount: shown.requestCount + 1,
          ownRequest: { id, status, createdAt },
        })),
      onFailed: (error) => {
        if (!isNoAnswer(error)) refetchPosts();
      },
      toasts: {
        area: "community",
        done: ({ request }) => request.done,
        link: ({ request }) => ({
          label: request.toSent,
          search: "section=community&view=network&tab=my-requests",
        }),
        // Show no toast for these failures, because the form shows them itself.
        failed: ({ request }, error) =>
          isNoAnswer(error) || isRefusal(error, "profile.linkedin_required")
            ? undefined
            : withReason(request.failed, error),
      },
    },
  );
}
