import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import type { ListPage } from "./list-page.ts";
import { queryClient } from "./query-client.ts";

type Cached<Item> = InfiniteData<ListPage<Item>>;

/** Removes an item from a cached paged list. Returns a function that restores it at its position. */
export function removeFromPages<Item extends { id: number }>(queryKey: QueryKey, { id }: Item): () => void {
  // Cancel a request in flight, because its answer would overwrite the removal with older data.
  void queryClient.cancelQueries({ queryKey, exact: true });
  const { pages = [] } = queryClient.getQueryData<Cached<Item>>(queryKey) ?? {};
  const pageAt = pages.findIndex(({ items }) => items.some((item) => item.id === id));
  const at = pages[pageAt]?.items.findIndex((item) => item.id === id) ?? -1;
  const item = pages[pageAt]?.items[at];
  if (!item) return () => undefined;
  changePages<Item>(queryKey, (items) => items.filter((other) => other.id !== id));
  return () =>
    changePages<Item>(queryKey, (items, page) =>
      page === pageAt && items.every((other) => other.id !== id) ? items.toSpliced(at, 0, item) : items,
    );
}

/** Changes the items of each page of a cached list. */
export const changePages = <Item>(queryKey: QueryKey, change: (items: Item[], page: number) => Item[]): void =>
  void queryClient.setQueryData<Cached<Item>>(
    queryKey,
    (cached) =>
      cached && { ...cached, pages: cached.pages.map((page, at) => ({ ...page, items: change(page.items, at) })) },
  );
