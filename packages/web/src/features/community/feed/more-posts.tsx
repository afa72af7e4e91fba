import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { MoreButton } from "../../../ui/more-button.tsx";
import type { useFeed } from "../api.ts";

/** Empty pages after which a search asks whether to continue. */
const fruitlessMax = 5;

interface MorePostsProps {
  feed: ReturnType<typeof useFeed>;
  list: RefObject<HTMLElement | null>;
  count: number;
}

/** Loads the next page when the end of the list comes near the viewport, or by a button. */
export function MorePosts({ feed, list, count }: MorePostsProps) {
  const { more } = useTexts("community");
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = feed;
  const pages = data?.pages ?? [];
  const fruitless = pages.length - 1 - pages.findLastIndex(({ items }) => items.length > 0);
  const isPaused = fruitless > 0 && fruitless % fruitlessMax === 0;
  const isWanted = hasNextPage && !isPlaceholderData && !isFetchNextPageError && !isPaused;
  const goOn = () => void fetchNextPage();
  const end = useNearness(isWanted && !isFetchingNextPage, goOn, pages.length);
  return (
    <div ref={end} className="py-4 text-center text-ink-muted text-sm">
      {!hasNextPage && pages.length > 1 && more.end}
      {hasNextPage && isPaused && <p role="status">{more.paused}</p>}
      <MoreButton
        isThere={hasNextPage}
        label={isPaused ? more.searchOn : more.load}
        problem={isFetchNextPageError ? `${more.failed} ${errorText(error)}` : undefined}
        isPending={isFetchingNextPage}
        onPress={goOn}
        list={list}
        count={count}
      />
    </div>
  );
}

/**
 * Calls `onNear` when its element comes near the viewport. A changed `turn` repeats the check, because a short page
 * leaves the element in view.
 */
function useNearness(isWanted: boolean, onNear: () => void, turn: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks anew
  useEffect(() => {
    if (!element.current || !isWanted) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
    };
    const observer = new IntersectionObserver(look, { rootMargin: "600px" });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted, turn]);
  return element;
}
