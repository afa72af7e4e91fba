import { type RefObject, useCallback } from "react";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { MoreButton } from "../../../ui/more-button.tsx";
import type { useFeed } from "../api.ts";

/** Number of successive empty pages after which a search pauses and asks whether to continue. */
const emptyPagesMax = 5;

interface MorePostsProps {
  feed: ReturnType<typeof useFeed>;
  list: RefObject<HTMLElement | null>;
  count: number;
}

export function MorePosts({ feed, list, count }: MorePostsProps) {
  const { more } = useTexts("community");
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = feed;
  const pages = data?.pages ?? [];
  const emptyPages = pages.length - 1 - pages.findLastIndex(({ items }) => items.length > 0);
  const isPaused = emptyPages > 0 && emptyPages % emptyPagesMax === 0;
  const canAutoLoad = hasNextPage && !isPlaceholderData && !isFetchNextPageError && !isPaused;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const endRef = useNearEnd(loadMore);
  return (
    <div className="py-4 text-center text-ink-muted text-sm">
      {/* A new element per page: after a short page the end stays in view, so an old observer would not fire again. */}
      {canAutoLoad && !isFetchingNextPage && <div key={pages.length} ref={endRef} />}
      {!hasNextPage && pages.length > 1 && more.end}
      {hasNextPage && isPaused && <p role="status">{more.paused}</p>}
      <MoreButton
        hasNextPage={hasNextPage}
        label={isPaused ? more.searchOn : more.load}
        problem={isFetchNextPageError ? `${more.failed} ${errorText(error)}` : undefined}
        isPending={isFetchingNextPage}
        onPress={loadMore}
        list={list}
        count={count}
      />
    </div>
  );
}

/** Returns a ref callback that calls `onNear` when its element comes near the viewport. */
function useNearEnd(onNear: () => void) {
  return useCallback(
    (end: HTMLElement | null) => {
      if (!end) return;
      const onIntersect = (entries: IntersectionObserverEntry[]) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      };
      const observer = new IntersectionObserver(onIntersect, { rootMargin: "600px" });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [onNear],
  );
}
