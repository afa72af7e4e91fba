import { type ReactNode, useRef } from "react";
import type { Pages } from "../../../lib/api/use-pages.ts";
import { useFocusKept } from "../../../lib/focus/use-focus-kept.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { CommunityProblem } from "../../../parts/posts/community-problem.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { Loading } from "../../../ui/skeleton.tsx";

interface PagedListProps<Item> {
  pages: Pages<Item>;
  label: string;
  texts: { loading: string; failed: string; empty: string; emptyDescription: string };
  icon: ReactNode;
  action?: ReactNode;
  className?: string;
  /** Height of the placeholder of a loading item. */
  skeletonClass: string;
  children: (item: Item) => ReactNode;
}

export function PagedList<Item>({ pages, label, texts, icon, action, ...props }: PagedListProps<Item>) {
  const { className = "flex flex-col gap-4", skeletonClass, children } = props;
  const { more, moreFailed } = useTexts("network");
  const { items, error } = pages;
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusKept(place, items?.length ?? 0);
  if (error) return <CommunityProblem error={error} title={texts.failed} onRetry={pages.retry} />;
  if (!items) {
    return (
      <Loading label={texts.loading} className={className}>
        <CardSkeleton className={skeletonClass} />
        <CardSkeleton className={skeletonClass} />
      </Loading>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
      {items.length === 0 ? (
        <EmptyState icon={icon} title={texts.empty} description={texts.emptyDescription} action={action} />
      ) : (
        <ul ref={list} aria-label={label} className={className}>
          {items.map(children)}
        </ul>
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
