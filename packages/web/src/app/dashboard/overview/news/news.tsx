import { useQuery } from "@tanstack/react-query";
import { type RefObject, Suspense } from "react";
import { unreadQuery } from "../../../../features/notifications/api.ts";
import { useFocusAfterRemoval } from "../../../../lib/focus/use-focus-after-change.ts";
import { lazyPart } from "../../../../lib/rendering/lazy-part.ts";

const NewsCard = lazyPart(async () => (await import("./news-card.tsx")).NewsCard);

interface NewsProps {
  /** Element that takes the focus when the card disappears with its focused button. */
  place: RefObject<HTMLElement | null>;
}

/** Shows what is new. Without unread notifications, neither code nor data of the card is loaded. */
export function News({ place }: NewsProps) {
  const { data: unread } = useQuery(unreadQuery);
  const count = unread?.count ?? 0;
  useFocusAfterRemoval(place, count);
  if (count === 0) return null;
  return (
    <Suspense fallback={null}>
      <NewsCard />
    </Suspense>
  );
}
