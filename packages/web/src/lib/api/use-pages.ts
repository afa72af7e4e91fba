import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { PagesQuery } from "./query-client.ts";

export interface Pages<Item> {
  items: readonly Item[];
  more: {
    hasNextPage: boolean;
    isPending: boolean;
    hasFailed: boolean;
    load: () => void;
  };
}

/** Reads a list page by page. Suspends until the first page has loaded. */
export function usePages<Item>(query: PagesQuery<Item>): Pages<Item> {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useSuspenseInfiniteQuery(query);
  return {
    items: data.pages.flatMap(({ items }) => items),
    more: {
      hasNextPage,
      isPending: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  };
}
