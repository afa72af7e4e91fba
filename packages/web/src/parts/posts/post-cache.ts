import type { Post } from "@linkedpotential/contract/community/schema";
import type { InfiniteData, Query } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { ListPage } from "../../lib/api/list-page.ts";
import { apiQuery, queryClient } from "../../lib/api/query-client.ts";

type Cached = Post | Post[] | InfiniteData<ListPage<Post>>;

const pathPrefixes = [String(apiQuery("community/list", { query: {} }).queryKey[0]), "/api/collaboration-posts-"];
const isPostQuery = ({ queryKey }: Query): boolean =>
  pathPrefixes.some((prefix) => String(queryKey[0]).startsWith(prefix));

/** Changes a post in every cached query. If `change` returns null, removes it. Returns a function that rolls back. */
export function changePost(id: number, change: (post: Post) => Post | null): () => void {
  // Cancel requests in flight, because their answers would overwrite the change with older data.
  void queryClient.cancelQueries({ predicate: isPostQuery });
  const before = queryClient.getQueriesData<Cached>({ predicate: isPostQuery });
  const changeOne = (post: Post) => (post.id === id ? change(post) : post);
  const changeList = (posts: Post[]) => posts.map(changeOne).filter((post) => post !== null);
  for (const [queryKey, cached] of before) {
    if (cached) queryClient.setQueryData<Cached>(queryKey, changeCached(cached, changeList));
  }
  return () => {
    for (const [queryKey, cached] of before) queryClient.setQueryData(queryKey, cached);
  };
}

function changeCached(cached: Cached, changeList: (posts: Post[]) => Post[]): Cached {
  if (Array.isArray(cached)) return changeList(cached);
  if ("pages" in cached) {
    return { ...cached, pages: cached.pages.map((page) => ({ ...page, items: changeList(page.items) })) };
  }
  // A single-post query cannot be empty: a removed post stays until its dialog closes or a refetch answers 404.
  return changeList([cached])[0] ?? cached;
}

/** Returns the newest cached version of a post, or `post` itself when the cache no longer contains it. */
export const useCachedPost = (post: Post): Post =>
  useSyncExternalStore(queryClient.getQueryCache().subscribe, () => newestVersion(post.id)) ?? post;

function newestVersion(id: number): Post | undefined {
  const queries = queryClient.getQueryCache().findAll({ predicate: isPostQuery });
  return queries
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => postsIn(state.data as Cached | undefined))
    .find((post) => post.id === id);
}

function postsIn(cached: Cached | undefined): readonly Post[] {
  if (!cached) return [];
  if (Array.isArray(cached)) return cached;
  return "pages" in cached ? cached.pages.flatMap(({ items }) => items) : [cached];
}

export const refetchPosts = (): void => void queryClient.invalidateQueries({ predicate: isPostQuery });

/** Returns all posts that are loaded, the newest first. */
export function cachedPosts(): Post[] {
  const queries = queryClient.getQueryCache().findAll({ predicate: isPostQuery });
  const posts = queries.flatMap(({ state }) => postsIn(state.data as Cached | undefined));
  return [...new Map(posts.map((post) => [post.id, post])).values()].sort((a, b) => b.id - a.id);
}
