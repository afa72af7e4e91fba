import { BellOff } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { Dialog, DialogTrigger, Heading } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useTexts } from "../../texts/texts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { popoverClass } from "../../ui/popover-style.ts";

/** Opens with its code's arrival: it is loaded on the first press of the bell. */
export function NotificationPanel({ trigger }: { trigger: ReactElement }) {
  const { notifications } = useTexts("dashboard");
  const [isOpen, setOpen] = useState(false);
  // Opened when the bell is there and focused, so that closing gives the focus back to it.
  useEffect(() => setOpen(true), []);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover offset={4} placement="bottom end" className={popoverClass}>
        <Dialog className="w-[min(22rem,calc(100vw-1.5rem))] outline-none">
          <Heading slot="title" className="border-line border-b px-4 py-3 font-semibold text-sm">
            {notifications.label}
          </Heading>
          <EmptyState
            icon={<BellOff size={20} aria-hidden />}
            title={notifications.empty}
            description={notifications.emptyDescription}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
