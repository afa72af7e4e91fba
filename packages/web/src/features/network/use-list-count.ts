import { useInfiniteQuery } from "@tanstack/react-query";
import type { PagesQuery } from "../../lib/api/query-client.ts";
import { numberText } from "../../texts/numbers.ts";

interface ListCount {
  count: number;
  /** Whether pages exist that have not been loaded. */
  hasMore: boolean;
}

const all = (): boolean => true;

/** Counts the loaded items of a list. Reads the first page, so that opening the list shows it at once. */
export function useCount<Item>(query: PagesQuery<Item>, isCounted: (item: Item) => boolean = all): ListCount {
  const { data, hasNextPage } = useInfiniteQuery(query);
  const count = data?.pages.reduce((sum, { items }) => sum + items.filter(isCounted).length, 0) ?? 0;
  return { count, hasMore: hasNextPage };
}

/** Returns the sum of counts as text, with a plus sign while more pages exist. Undefined when nothing is counted. */
export function countText(...counts: readonly ListCount[]): string | undefined {
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return undefined;
  return counts.some(({ hasMore }) => hasMore) ? `${numberText(count)}+` : numberText(count);
}

/** Returns the number of items of a list as text, see `countText`. */
export const useListCount = <Item>(query: PagesQuery<Item>): string | undefined => countText(useCount(query));
