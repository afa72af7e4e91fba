import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { useQuery } from "@tanstack/react-query";
import { BellOff } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { usePages } from "../../lib/api/use-pages.ts";
import { useSession, useUser } from "../../lib/session/session.ts";
import { ageText } from "../../texts/age-text.ts";
import { getLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { cx } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { MoreButton } from "../../ui/more-button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { dropOlderPages, notificationsQuery, unreadQuery, useMarkRead } from "./api.ts";
import { notificationIcons } from "./notification-icons.ts";

interface NotificationListProps {
  onOpen: (notification: Notification) => void;
}

export function NotificationList(props: NotificationListProps) {
  const { failed } = useTexts("dashboard").notifications;
  return (
    <LoadBoundary skeleton={<LoadingNotifications />} failed={failed}>
      <Notifications {...props} />
    </LoadBoundary>
  );
}

function Notifications({ onOpen }: NotificationListProps) {
  const isBusiness = useSession().user?.role === "business";
  const { notifications: texts } = useTexts("dashboard");
  const { items, more } = usePages(notificationsQuery);
  const list = useRef<HTMLUListElement>(null);
  useMarkReadWhileOpen();
  useEffect(() => dropOlderPages, []);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<BellOff size={20} aria-hidden />}
        title={texts.empty}
        description={isBusiness ? texts.emptyForBusiness : texts.emptyDescription}
      />
    );
  }
  return (
    <div className="flex flex-col gap-2 overflow-y-auto p-1 pb-3">
      <ul ref={list} aria-label={texts.label} className="flex flex-col">
        {items.map((notification) => (
          <NotificationRow
            key={`${notification.type} ${notification.id}`}
            notification={notification}
            onOpen={() => onOpen(notification)}
          />
        ))}
      </ul>
      <MoreButton
        label={texts.older}
        problem={more.hasFailed ? texts.olderFailed : undefined}
        hasNextPage={more.hasNextPage}
        isPending={more.isPending}
        onPress={more.load}
        list={list}
        count={items.length}
      />
    </div>
  );
}

function useMarkReadWhileOpen(): void {
  const { data: unread } = useQuery(unreadQuery);
  const markRead = useMarkRead();
  const count = unread?.count ?? 0;
  const read = useEffectEvent(markRead.run);
  useEffect(() => {
    if (count > 0) read();
  }, [count]);
}

function NotificationRow({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { notifications: texts } = useTexts("dashboard");
  const { timezone } = useUser();
  const { type, title, message, createdAt, isRead } = notification;
  const Icon = notificationIcons[type];
  const age = ageText(createdAt, new Date(), { language: getLanguage(), timezone, justNow: texts.justNow });
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
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
          <span className="whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">{message}</span>
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
