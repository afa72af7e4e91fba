import { Bell } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";

const load = () => import("./notification-panel.tsx");
const NotificationPanel = lazy(async () => ({ default: (await load()).NotificationPanel }));
const preload = () => void load().catch(() => undefined);

/** The bell of the top bar (SHELL-16, NOTIF-08). */
export function NotificationBell() {
  const { notifications } = useTexts("dashboard");
  const [isWanted, setWanted] = useState(false);
  const bell = (onPress?: () => void) => (
    <IconButton
      label={notifications.label}
      icon={<Bell size={16} aria-hidden />}
      aria-haspopup="dialog"
      {...(onPress ? { onPress, onHoverStart: preload, onFocus: preload } : { autoFocus: true })}
    />
  );
  if (!isWanted) return bell(() => setWanted(true));
  return (
    <Suspense fallback={bell()}>
      <NotificationPanel trigger={bell()} />
    </Suspense>
  );
}
