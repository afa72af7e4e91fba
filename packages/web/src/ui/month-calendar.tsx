import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar";
import { iconButtonClass } from "./button-style.ts";

const cell =
  "mx-auto grid h-9 w-full min-w-8 max-w-11 place-items-center rounded-md text-sm tabular-nums " +
  "data-hovered:bg-hover data-outside-month:invisible data-today:font-semibold data-today:not-data-selected:text-accent-text " +
  "data-unavailable:text-ink-subtle data-unavailable:line-through data-disabled:cursor-not-allowed data-disabled:opacity-35 " +
  "data-selected:bg-accent data-selected:text-on-accent forced-colors:data-selected:forced-color-adjust-none " +
  "forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText] " +
  "data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:outline-offset-1";

export function CalendarBody() {
  return (
    <>
      <div className="flex items-center justify-between pb-2">
        <Button slot="previous" className={iconButtonClass("quiet", "sm")}>
          <ChevronLeft size={16} aria-hidden />
        </Button>
        <Heading className="font-semibold text-sm" />
        <Button slot="next" className={iconButtonClass("quiet", "sm")}>
          <ChevronRight size={16} aria-hidden />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className="w-full table-fixed border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="pb-1 font-normal text-ink-subtle text-xs">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

export interface MonthCalendarProps {
  label: string;
  /** Calendar date `yyyy-MM-dd`. */
  value: string | null;
  onChange: (date: string) => void;
  minValue?: string;
  maxValue?: string;
  className?: string;
}

export function MonthCalendar({ label, value, onChange, minValue, maxValue, className }: MonthCalendarProps) {
  return (
    <Calendar
      aria-label={label}
      value={value ? parseDate(value) : null}
      onChange={(date) => onChange(date.toString())}
      {...(minValue ? { minValue: parseDate(minValue) } : {})}
      {...(maxValue ? { maxValue: parseDate(maxValue) } : {})}
      className={`card w-full max-w-80 p-3 ${className ?? ""}`}
    >
      <CalendarBody />
    </Calendar>
  );
}
