import type { Post } from "@linkedpotential/contract/community/schema";
import type { InfiniteData, Query } from "@tanstack/react-query";
import type { ListPage } from "../../lib/api/list-page.ts";
import { apiQuery, queryClient } from "../../lib/api/query-client.ts";

type Cached = Post | Post[] | InfiniteData<ListPage<Post>>;

const places = [String(apiQuery("community/list", { query: {} }).queryKey[0]), "/api/collaboration-posts-"];
const isOfPosts = ({ queryKey }: Query): boolean => places.some((place) => String(queryKey[0]).startsWith(place));

/** Everywhere at once; null takes it off the lists. Answers how to take that back. */
export function changePost(id: number, change: (post: Post) => Post | null): () => void {
  // An answer that is on its way was given before the change.
  void queryClient.cancelQueries({ predicate: isOfPosts });
  const before = queryClient.getQueriesData<Cached>({ predicate: isOfPosts });
  const changed = (post: Post) => (post.id === id ? change(post) : post);
  const inList = (posts: Post[]) => posts.map(changed).filter((post) => post !== null);
  for (const [queryKey, cached] of before) {
    if (cached) queryClient.setQueryData<Cached>(queryKey, inCached(cached, inList));
  }
  return () => {
    for (const [queryKey, cached] of before) queryClient.setQueryData(queryKey, cached);
  };
}

function inCached(cached: Cached, inList: (posts: Post[]) => Post[]): Cached {
  if (Array.isArray(cached)) return inList(cached);
  if ("pages" in cached) {
    return { ...cached, pages: cached.pages.map((page) => ({ ...page, items: inList(page.items) })) };
  }
  // Who looks at a single post that is gone has its dialog closed, or is told by the next answer.
  return inList([cached])[0] ?? cached;
}

export const readPostsAnew = (): void => void queryClient.invalidateQueries({ predicate: isOfPosts });
