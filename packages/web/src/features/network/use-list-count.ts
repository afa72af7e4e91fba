import { useInfiniteQuery } from "@tanstack/react-query";
import type { PagesQuery } from "../../lib/api/query-client.ts";
import { numberText } from "../../texts/numbers.ts";

/**
 * Returns the number of items of a list as text, with a plus sign while more pages exist. Reads the first page, so that
 * opening the list shows it at once. Undefined until it has loaded, and for an empty list.
 */
export function useListCount<Item>(query: PagesQuery<Item>): string | undefined {
  const { data, hasNextPage } = useInfiniteQuery(query);
  const count = data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  if (count === 0) return undefined;
  return hasNextPage ? `${numberText(count)}+` : numberText(count);
}
