import type { NotifiedPlace } from "@linkedpotential/contract/notifications/place-of";
import { type ReactElement, useEffect, useState } from "react";
import { Dialog, DialogTrigger, Heading } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useTexts } from "../../texts/texts.ts";
import { popoverClass } from "../../ui/popover-style.ts";
import { NotificationList } from "./notification-list.tsx";

interface NotificationPanelProps {
  trigger: ReactElement;
  onGo: (place: NotifiedPlace) => void;
}

/** Opens on mount, because its code is loaded on the first press of the bell. */
export function NotificationPanel({ trigger, onGo }: NotificationPanelProps) {
  const { notifications } = useTexts("dashboard");
  const [isOpen, setOpen] = useState(false);
  // Open only after the bell is mounted and focused, so that closing returns the focus to it.
  useEffect(() => setOpen(true), []);
  const go = (place: NotifiedPlace) => {
    setOpen(false);
    onGo(place);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover offset={4} placement="bottom end" className={popoverClass}>
        <Dialog className="flex max-h-[min(34rem,calc(100dvh-5rem))] w-[min(24rem,calc(100vw-1.5rem))] flex-col outline-none">
          <Heading slot="title" className="border-line border-b px-4 py-3 font-semibold text-sm">
            {notifications.label}
          </Heading>
          <NotificationList onGo={go} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
