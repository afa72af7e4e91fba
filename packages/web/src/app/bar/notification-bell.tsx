import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { unreadQuery } from "../../features/notifications/api.ts";
import { showCrashToast } from "../../lib/crash/crash-toast.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const NotificationPanel = lazyPart(
  async () => (await import("../../features/notifications/notification-panel.tsx")).NotificationPanel,
);
const { preload } = NotificationPanel;

/** Highest count that is shown. Higher counts appear as "9+". */
const shownMax = 9;

interface NotificationBellProps {
  /** Shows what a notification is about. */
  onOpen: (notification: Notification) => void;
}

export function NotificationBell({ onOpen }: NotificationBellProps) {
  const { notifications } = useTexts("dashboard");
  const [isWanted, setWanted] = useState(false);
  const { data: unread } = useQuery(unreadQuery);
  const count = unread?.count ?? 0;
  const shown = count > shownMax ? `${shownMax}+` : String(count);
  const bell = (onPress?: () => void) => (
    <IconButton
      label={count > 0 ? notifications.unread(shown) : notifications.label}
      icon={
        <span className="relative">
          <Bell size={16} aria-hidden />
          {count > 0 && <Badge text={shown} />}
        </span>
      }
      aria-haspopup="dialog"
      {...(onPress ? { onPress, onHoverStart: preload, onFocus: preload } : { autoFocus: true })}
    />
  );
  if (!isWanted) return bell(() => setWanted(true));
  return (
    <CrashBoundary place="control" onCrash={showCrashToast} fallback={(retry) => bell(() => void retry())}>
      <Suspense fallback={bell()}>
        <NotificationPanel trigger={bell()} onOpen={onOpen} />
      </Suspense>
    </CrashBoundary>
  );
}

const Badge = ({ text }: { text: string }) => (
  <span
    aria-hidden
    className="absolute -top-2 -right-2.5 min-w-4 rounded-full bg-accent px-1 text-center font-semibold text-[0.6875rem] text-on-accent leading-4"
  >
    {text}
  </span>
);
