import { Bell } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useTexts } from "../../texts/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";

const NotificationPanel = lazyPart(async () => (await import("./notification-panel.tsx")).NotificationPanel);
const { preload } = NotificationPanel;

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
