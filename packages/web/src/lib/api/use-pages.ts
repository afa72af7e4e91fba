import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { ListPage } from "./list-page.ts";

export interface Pages<Item> {
  items: readonly Item[] | undefined;
  error: unknown;
  retry: () => void;
  more: {
    isThere: boolean;
    isPending: boolean;
    hasFailed: boolean;
    load: () => void;
  };
}

export function usePages<Item>(query: UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>): Pages<Item> {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  // What was on a page may be gone since, which leaves older ones behind an empty one.
  const isPastEmpty = items?.length === 0 && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (isPastEmpty) void fetchNextPage();
  }, [isPastEmpty, fetchNextPage]);
  return {
    items: items?.length === 0 && hasNextPage && !error ? undefined : items,
    error: items ? null : error,
    retry: () => void refetch(),
    more: {
      isThere: hasNextPage,
      isPending: query.isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      load: () => void fetchNextPage(),
    },
  };
}
