import { type NotifiedPlace, placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Notification, NotificationType } from "@linkedpotential/contract/notifications/schema";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  BellOff,
  CalendarClock,
  Eye,
  EyeOff,
  Flag,
  Handshake,
  type LucideIcon,
  MessageSquareText,
  UserRound,
} from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { usePages } from "../../lib/api/use-pages.ts";
import { useUser } from "../../lib/session/session.ts";
import { ageText } from "../../texts/age-text.ts";
import { errorText } from "../../texts/error-text.ts";
import { getLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { forgetOlder, notificationsQuery, unreadQuery, useMarkRead } from "./api.ts";

export function NotificationList({ onGo }: { onGo: (place: NotifiedPlace) => void }) {
  const { notifications: texts } = useTexts("dashboard");
  const { retry } = useTexts("common");
  const query = useInfiniteQuery(notificationsQuery);
  const { items, error, retry: askAgain, more } = usePages(query);
  const list = useRef<HTMLUListElement>(null);
  useReadWhileOpen(query.dataUpdatedAt);
  useEffect(() => forgetOlder, []);
  if (error) {
    return <ErrorState title={texts.failed} description={errorText(error)} retryLabel={retry} onRetry={askAgain} />;
  }
  if (!items) return <LoadingNotifications />;
  if (items.length === 0) {
    return (
      <EmptyState icon={<BellOff size={20} aria-hidden />} title={texts.empty} description={texts.emptyDescription} />
    );
  }
  return (
    <div className="flex flex-col gap-2 overflow-y-auto p-1 pb-3">
      <ul ref={list} aria-label={texts.label} className="flex flex-col">
        {items.map((notification) => (
          <NotificationRow
            key={`${notification.type} ${notification.id}`}
            notification={notification}
            onGo={() => onGo(placeOf(notification))}
          />
        ))}
      </ul>
      <MoreButton
        label={texts.older}
        problem={more.hasFailed ? texts.olderFailed : undefined}
        isThere={more.isThere}
        isPending={more.isPending}
        onPress={more.load}
        list={list}
        count={items.length}
      />
    </div>
  );
}

/** Marks notifications as read once they are on the screen. Sends nothing when none is unread. */
function useReadWhileOpen(shownAt: number): void {
  const { data: unread } = useQuery(unreadQuery);
  const markRead = useMarkRead();
  const count = unread?.count ?? 0;
  const onShown = useEffectEvent(() => {
    if (count > 0) markRead.run();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes while it is open counts as read, too
  useEffect(() => {
    if (shownAt > 0) onShown();
  }, [shownAt, count]);
}

const icons: Record<NotificationType, LucideIcon> = {
  crm_followup: UserRound,
  event_reminder: CalendarClock,
  new_post: MessageSquareText,
  collaboration_request: Handshake,
  collaboration_request_new: Handshake,
  collaboration_request_sent: Handshake,
  collaboration_request_accepted: Handshake,
  report_received: Flag,
  report_upheld: Flag,
  report_dismissed: Flag,
  content_hidden: EyeOff,
  content_stays_hidden: EyeOff,
  content_restored: Eye,
};

function NotificationRow({ notification, onGo }: { notification: Notification; onGo: () => void }) {
  const { notifications: texts } = useTexts("dashboard");
  const { timezone } = useUser();
  const { type, title, message, createdAt, isRead } = notification;
  const Icon = icons[type];
  const age = ageText(createdAt, new Date(), { language: getLanguage(), timezone, justNow: texts.justNow });
  return (
    <li>
      <button
        type="button"
        onClick={onGo}
        className="flex w-full gap-3 rounded-md px-3 py-2.5 text-left text-sm hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
      >
        <Icon size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-muted" />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className={cx("flex items-baseline gap-2", isRead ? "" : "font-semibold")}>
            <span className="min-w-0 flex-1">{title}</span>
            {!isRead && (
              <span className="size-2 shrink-0 rounded-full bg-accent">
                <span className="sr-only">{texts.isNew}</span>
              </span>
            )}
          </span>
          <span className="text-ink-muted [overflow-wrap:anywhere]">{message}</span>
          <span className="text-ink-muted text-xs">{age}</span>
        </span>
      </button>
    </li>
  );
}

function LoadingNotifications() {
  const { notifications: texts } = useTexts("dashboard");
  return (
    <Loading label={texts.loading} className="flex flex-col gap-5 p-4">
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </span>
      ))}
    </Loading>
  );
}
