import { type UseInfiniteQueryResult, useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
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

type PagesState = Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetching" | "isError" | "fetchNextPage">;

/** Loads the further pages of a list one after the other while they are needed. Stops when one fails. */
export function useAllPages({ hasNextPage, isFetching, isError, fetchNextPage }: PagesState, isNeeded = true): void {
  const isDue = isNeeded && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);
}
