import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { usePrefetchInfiniteQuery } from "@tanstack/react-query";
import { type Pages, usePages } from "../../../lib/api/use-pages.ts";
import { useUser } from "../../../lib/session/session.ts";
import { requestedPostsQuery, sentQuery } from "../api.ts";

export interface SentItem {
  post: Post;
  request: CollaborationRequest;
}

export function useSentRequests(): Pages<SentItem> {
  const { id } = useUser();
  // Start both reads together: `usePages` suspends, so the second one would wait for the first.
  usePrefetchInfiniteQuery(sentQuery(id));
  const posts = usePages(requestedPostsQuery(id));
  const requests = usePages(sentQuery(id));
  const byId = new Map(requests.items.map((request) => [request.id, request]));
  const lists = [posts, requests];
  return {
    items: posts.items.flatMap((post) => {
      const request = byId.get(post.requestId);
      // Use the status in the post: optimistic updates change the cached post, not the cached request.
      return request && post.ownRequest ? [{ post, request: { ...request, status: post.ownRequest.status } }] : [];
    }),
    more: {
      hasNextPage: lists.some(({ more }) => more.hasNextPage),
      isPending: lists.some(({ more }) => more.isPending),
      hasFailed: lists.some(({ more }) => more.hasFailed),
      load: () => {
        for (const { more } of lists) if (more.hasNextPage) more.load();
      },
    },
  };
}
