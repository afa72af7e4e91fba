import { shortDayText } from "@linkedpotential/contract/date-texts";
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { type CountField, type DayField, fieldMax, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { typingLimit } from "../../../ui/typing-limit.ts";
import { countIn, differsFromCount, unusualField } from "../days/counts.ts";
import { useDayActions } from "./day-actions.ts";

interface CellOptions {
  contentHint?: string | false;
  /** Called when the field is left after a change, unless its text is too long. */
  onLeave?: () => void;
}

/**
 * Returns the props and the hint of a day's field. Text that is too long is kept in the browser with a warning (O195). A
 * day of a team is sent once its texts are short enough. Escape restores the text that a one-line field had before it
 * got the focus.
 */
export function useCell(day: KpiDay, field: DayField, { contentHint = false, onLeave }: CellOptions = {}) {
  const { columns, cell, tooLong } = useTexts("kpis");
  const { set } = useDayActions();
  const date = shortDayText(day.date, useLanguage());
  const textBefore = useRef("");
  const value = day[field];
  const max = fieldMax[field];
  const { length, limit } = typingLimit(value, max);
  const isTooLong = length > max;
  const hint = {
    id: useId(),
    text: [contentHint, isTooLong && tooLong(max, length)].filter((text) => text !== false).join(" · "),
  };
  const props = {
    ...limit,
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(day.id, field, currentTarget.value),
    onFocus: () => {
      textBefore.current = value;
    },
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === "Escape" && field !== "notizen" && !nativeEvent.isComposing) set(day.id, field, textBefore.current);
    },
    onBlur: () => {
      if (!isTooLong && value !== textBefore.current) onLeave?.();
    },
    "data-field": field,
    "aria-label": cell(columns[field], date),
    "aria-invalid": isTooLong || undefined,
    "aria-describedby": hint.text ? hint.id : undefined,
  };
  return { props, hint };
}

/**
 * Returns the props and the hint of a count. When the field is left, its text is replaced with the number that it counts
 * as, and the hint names both.
 */
export function useCountCell(day: KpiDay, field: CountField) {
  const { corrected } = useTexts("kpis");
  const { set } = useDayActions();
  const [replaced, setReplaced] = useState<string | null>(null);
  const usualHint = useCountHint(day, field);
  const text = day[field];
  const isReplaced = replaced !== null && text === String(countIn(replaced));
  return useCell(day, field, {
    contentHint: isReplaced ? corrected(replaced.trim(), numberText(countIn(replaced))) : usualHint,
    onLeave: () => {
      const differs = differsFromCount(text);
      setReplaced(differs ? text : null);
      if (differs) set(day.id, field, String(countIn(text)));
    },
  });
}

/** Says what a text counts as, or asks about a count that exceeds that of the step before it. */
function useCountHint(day: KpiDay, field: CountField): string | false {
  const { countsAs, exceeds } = useTexts("kpis");
  const text = day[field];
  if (differsFromCount(text)) return countsAs(numberText(countIn(text)));
  const unusual = unusualField(day, field);
  return unusual !== null && exceeds[unusual];
}
