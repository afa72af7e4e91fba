import type { Post } from "@linkedpotential/contract/community/schema";
import type { InfiniteData, Query } from "@tanstack/react-query";
import type { ListPage } from "../../lib/api/list-page.ts";
import { apiQuery, queryClient } from "../../lib/api/query-client.ts";

type Cached = Post | Post[] | InfiniteData<ListPage<Post>>;

const places = [String(apiQuery("community/list", { query: {} }).queryKey[0]), "/api/collaboration-posts-"];
const isOfPosts = ({ queryKey }: Query): boolean => places.some((place) => String(queryKey[0]).startsWith(place));

/** Changes a post in every cached list; null removes it. Returns a function that rolls the change back. */
export function changePost(id: number, change: (post: Post) => Post | null): () => void {
  // A response in flight predates the change and would overwrite it.
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
  // The query of a single post keeps its data: its dialog closes, or the next answer reports the deletion.
  return inList([cached])[0] ?? cached;
}

export const readPostsAnew = (): void => void queryClient.invalidateQueries({ predicate: isOfPosts });
