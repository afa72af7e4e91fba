import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Pages, usePages } from "../../../lib/api/use-pages.ts";
import { useUser } from "../../../lib/session/session.ts";
import { requestedPostsQuery, sentQuery } from "../api.ts";

export interface SentItem {
  post: Post;
  request: CollaborationRequest;
}

/** Lists the sent requests with their posts, by page. A request that was just withdrawn is left out. */
export function useSentRequests(): Pages<SentItem> {
  const { id } = useUser();
  const posts = usePages(useInfiniteQuery(requestedPostsQuery(id)));
  const requests = usePages(useInfiniteQuery(sentQuery(id)));
  const items = useMemo(() => {
    const byId = new Map(requests.items?.map((request) => [request.id, request]));
    return posts.items?.flatMap((post) => {
      const request = byId.get(post.requestId);
      // Take the status from the post, because optimistic updates and refetches change the cached post.
      return request && post.ownRequest ? [{ post, request: { ...request, status: post.ownRequest.status } }] : [];
    });
  }, [posts.items, requests.items]);
  const both = [posts, requests];
  return {
    items: requests.items && items,
    error: posts.error ?? requests.error,
    retry: () => {
      for (const { error, retry } of both) if (error) retry();
    },
    more: {
      isThere: both.some(({ more }) => more.isThere),
      isPending: both.some(({ more }) => more.isPending),
      hasFailed: both.some(({ more }) => more.hasFailed),
      load: () => {
        for (const { more } of both) if (more.isThere) more.load();
      },
    },
  };
}
