import { type ReactNode, useCallback, useRef } from "react";
import type { PagesQuery } from "../lib/api/query-client.ts";
import { type Pages, usePages } from "../lib/api/use-pages.ts";
import { useFocusAfterChange, useFocusAfterRemoval } from "../lib/focus/use-focus-after-change.ts";
import { cx } from "./class-names.ts";
import { type Load, LoadBoundary } from "./load-boundary.tsx";
import { MoreButton } from "./more-button.tsx";

interface PageListProps<Item> {
  pages: Pages<Item>;
  empty: ReactNode;
  more: { label: string; failed: string };
  className?: string;
  /**
   * Renders the items as a list or table. Pass `rows` as the ref of the element that contains the rows. `hasMore` tells
   * whether further pages exist.
   */
  children: (items: readonly Item[], rows: (element: HTMLElement | null) => void, hasMore: boolean) => ReactNode;
}

interface PagedListProps<Item> extends Omit<PageListProps<Item>, "pages"> {
  query: PagesQuery<Item>;
  load: Load;
}

/** Shows the first page of a list, and a button that loads more pages. */
export function PagedList<Item>({ query, load, ...list }: PagedListProps<Item>) {
  // The key lets the skeleton of another query replace the previous list at once, instead of after the answer.
  return (
    <LoadBoundary key={String(query.queryKey[0])} {...load}>
      <FirstPages query={query} {...list} />
    </LoadBoundary>
  );
}

function FirstPages<Item>({ query, ...list }: Omit<PagedListProps<Item>, "load">) {
  return <PageList pages={usePages(query)} {...list} />;
}

/** Shows the list of `PagedList` for pages that the caller provides, for example combined from several queries. */
export function PageList<Item>({ pages, empty, more: texts, children, ...props }: PageListProps<Item>) {
  const { className = "flex min-w-0 flex-col gap-4" } = props;
  const { items, more } = pages;
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const rows = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  useFocusAfterRemoval(place, items.length);
  // The empty state may contain the button whose dialog created the first item.
  useFocusAfterChange(place, items.length === 0);
  return (
    <div ref={place} tabIndex={-1} className={cx("outline-none", className)}>
      {/* When all items of the first page were removed but a next page exists, the refetch will show its items. */}
      {items.length === 0 && !more.hasNextPage ? empty : children(items, rows, more.hasNextPage)}
      <MoreButton
        label={texts.label}
        problem={more.hasFailed ? texts.failed : undefined}
        hasNextPage={more.hasNextPage}
        isPending={more.isPending}
        onPress={more.load}
        list={list}
        count={items.length}
      />
    </div>
  );
}
