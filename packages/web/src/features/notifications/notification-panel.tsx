import type { Notification } from "@linkedpotential/contract/notifications/schema";
import type { ReactElement } from "react";
import { Dialog, DialogTrigger, Heading } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useOpenOnMount } from "../../lib/rendering/use-open-on-mount.ts";
import { useTexts } from "../../texts/texts.ts";
import { popoverClass } from "../../ui/popover-style.ts";
import { NotificationList } from "./notification-list.tsx";

interface NotificationPanelProps {
  trigger: ReactElement;
  onOpen: (notification: Notification) => void;
}

/** Opens on mount, because the first press of the bell loads this component. */
export function NotificationPanel({ trigger, onOpen }: NotificationPanelProps) {
  const { notifications } = useTexts("dashboard");
  const [isOpen, setOpen] = useOpenOnMount();
  const open = (notification: Notification) => {
    setOpen(false);
    onOpen(notification);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover offset={4} placement="bottom end" className={popoverClass}>
        <Dialog className="flex max-h-[min(34rem,calc(100dvh-5rem))] w-[min(24rem,calc(100vw-1.5rem))] flex-col outline-none">
          <Heading slot="title" className="border-line border-b px-4 py-3 font-semibold text-sm">
            {notifications.label}
          </Heading>
          <NotificationList onOpen={open} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
