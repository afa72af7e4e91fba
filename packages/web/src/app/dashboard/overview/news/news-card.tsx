import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { notificationsQuery, useMarkRead } from "../../../../features/notifications/api.ts";
import { notificationIcons } from "../../../../features/notifications/notification-icons.ts";
import { useUser } from "../../../../lib/session/session.ts";
import { ageText } from "../../../../texts/age-text.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tooltip } from "../../../../ui/tooltip.tsx";
import { sectionSearch } from "../../section-address.ts";
import { unreadNews } from "./unread-news.ts";

/** Lists the newest unread notifications. Each leads to its place. Absent until they are loaded, and without any. */
export function NewsCard() {
  const { news: texts } = useTexts("day");
  const { data } = useInfiniteQuery(notificationsQuery);
  const markRead = useMarkRead();
  const news = unreadNews(data?.pages.flatMap(({ items }) => items) ?? []);
  if (news.length === 0) return null;
  return (
    <Card
      title={texts.title}
      actions={
        <Tooltip text={texts.markRead}>
          <IconButton
            size="sm"
            label={texts.markRead}
            icon={<CheckCheck size={16} aria-hidden />}
            onPress={() => markRead.run()}
          />
        </Tooltip>
      }
    >
      <ul aria-label={texts.title} className="-mx-2 -my-1.5 flex flex-col">
        {news.map((notification) => (
          <NewsRow key={`${notification.type} ${notification.id}`} notification={notification} />
        ))}
      </ul>
    </Card>
  );
}

function NewsRow({ notification }: { notification: Notification }) {
  const { justNow } = useTexts("dashboard").notifications;
  const language = useLanguage();
  const { timezone } = useUser();
  const { type, title, message, createdAt } = notification;
  const { section, details } = placeOf(notification);
  const Icon = notificationIcons[type];
  return (
    <li>
      <Link
        to={{ search: sectionSearch(section, details) }}
        className="flex gap-2.5 rounded-md px-2 py-1.5 text-sm hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus"
      >
        <Icon size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-muted" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 font-medium">{title}</span>
            <span className="shrink-0 text-ink-subtle text-xs">
              {ageText(createdAt, new Date(), { language, timezone, justNow })}
            </span>
          </span>
          <span className="line-clamp-2 text-ink-muted text-xs [overflow-wrap:anywhere]">{message}</span>
        </span>
      </Link>
    </li>
  );
}
