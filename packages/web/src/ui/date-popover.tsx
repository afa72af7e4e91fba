import { parseDate } from "@internationalized/date";
import type { RefObject } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { CalendarBody } from "./month-calendar.tsx";
import { popoverClass } from "./popover-style.ts";

interface DatePopoverProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** Calendar date `yyyy-MM-dd`. */
  value: string;
  onChange: (date: string) => void;
  isUnavailable: (date: string) => boolean;
  onClose: () => void;
}

/** Shows a calendar next to a button. For lists, where a date field per row would render too slowly. */
export function DatePopover({ label, triggerRef, value, onChange, isUnavailable, onClose }: DatePopoverProps) {
  return (
    <Popover
      isOpen
      offset={4}
      placement="bottom start"
      triggerRef={triggerRef}
      onOpenChange={onClose}
      className={`${popoverClass} min-w-0!`}
    >
      <Dialog aria-label={label} className="w-80 max-w-full p-3 outline-none">
        <Calendar
          aria-label={label}
          autoFocus
          value={parseDate(value)}
          isDateUnavailable={(date) => isUnavailable(date.toString())}
          onChange={(date) => onChange(date.toString())}
        >
          <CalendarBody />
        </Calendar>
      </Dialog>
    </Popover>
  );
}
