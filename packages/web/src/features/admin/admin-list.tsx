import { CircleOff } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import type { Pages } from "../../lib/api/use-pages.ts";
import { useFocusKept } from "../../lib/focus/use-focus-kept.ts";
import { errorText } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

interface AdminListProps<Item> {
  pages: Pages<Item>;
  empty: { title: string; description: string };
  /** Renders the items as a list or table. Pass `rows` as the ref of the element that contains the rows. */
  children: (items: readonly Item[], rows: (element: HTMLElement | null) => void) => ReactNode;
}

export function AdminList<Item>({ pages, empty, children }: AdminListProps<Item>) {
  const { loading, loadFailed, more, moreFailed } = useTexts("admin");
  const { retry } = useTexts("common");
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const rows = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const { items, error } = pages;
  useFocusKept(place, items?.length ?? 0);
  if (error) {
    return <ErrorState title={loadFailed} description={errorText(error)} retryLabel={retry} onRetry={pages.retry} />;
  }
  if (!items) {
    return (
      <Loading label={loading} className="flex flex-col gap-2">
        {["first", "second", "third", "fourth"].map((row) => (
          <Skeleton key={row} className="h-12 w-full rounded-md" />
        ))}
      </Loading>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
      {items.length === 0 ? (
        <EmptyState icon={<CircleOff size={20} aria-hidden />} {...empty} />
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">{children(items, rows)}</div>
      )}
      <MoreButton
        label={more}
        problem={pages.more.hasFailed ? moreFailed : undefined}
        isThere={pages.more.isThere}
        isPending={pages.more.isPending}
        onPress={pages.more.load}
        list={list}
        count={items.length}
      />
    </div>
  );
}
