import { isCalendarDate } from "@linkedpotential/contract/dates";
import { type FocusEvent, useRef } from "react";

type OnChange = (date: string | null) => void;

/**
 * Passes on a typed day that the calendar does not have, such as 30 February, instead of another one. When its field
 * loses focus, React Aria silently replaces such a day by the last one of the month (`confirmPlaceholder` of
 * `useDateFieldState`). It has no option to refuse it, and tells neither `validate` nor `onChange` what was typed.
 *
 * @returns the handler of React Aria's changes, and props of an element around the date's input
 */
export function useMissingDay(onChange: OnChange) {
  const isReplacing = useRef(false);
  return {
    onChange: (date: string | null) => {
      if (!isReplacing.current) onChange(date);
    },
    inputProps: {
      // Runs before React Aria's handler, when the input still shows what was typed.
      onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return;
        const date = shownDate(currentTarget);
        isReplacing.current = date !== null && !isCalendarDate(date);
        if (isReplacing.current) onChange(date);
      },
      onBlur: () => {
        isReplacing.current = false;
      },
    },
  };
}

/** Returns the date that the segments show as `yyyy-MM-dd`, or null when it is incomplete. */
function shownDate(input: HTMLElement): string | null {
  const parts = (["year", "month", "day"] as const).map((type) => {
    const segment = input.querySelector(`[data-type=${type}]:not([data-placeholder])`);
    return segment?.textContent?.padStart(type === "year" ? 4 : 2, "0");
  });
  return parts.includes(undefined) ? null : parts.join("-");
}

/** Writes a date in the order of a locale, although it may not exist. */
export function writeDay(date: string, locale: string): string {
  const [year, month, day] = date.split("-");
  const typed: Partial<Record<Intl.DateTimeFormatPartTypes, string | undefined>> = { year, month, day };
  return new Intl.DateTimeFormat(locale)
    .formatToParts()
    .map(({ type, value }) => typed[type] ?? value)
    .join("");
}
