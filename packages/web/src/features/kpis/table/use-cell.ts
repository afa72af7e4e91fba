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
  /** Called when the field is left after a change, unless its text is too long. Returns the text to store. */
  onLeave?: (text: string) => string;
}

/**
 * Returns the props and the hint of a day's field. Text that is too long is kept in the browser with a warning (O195). A
 * day of a team is sent once its texts are short enough. Escape restores the text that a one-line field had before it
 * was edited. Ctrl+Z undoes the last change of the days. While the field is edited, the browser undoes the typing instead.
 */
export function useCell(day: KpiDay, field: DayField, { contentHint = false, onLeave }: CellOptions = {}) {
  const { columns, cell, tooLong } = useTexts("kpis");
  const { set, recordChange, undoLast } = useDayActions();
  const label = cell(columns[field], shortDayText(day.date, useLanguage()));
  /** Text before the first edit since the field got the focus. Null until then. */
  const textBefore = useRef<string | null>(null);
  const value = day[field];
  const max = fieldMax[field];
  const { length, limit } = typingLimit(value, max);
  const isTooLong = length > max;
  const hint = {
    id: useId(),
    text: [contentHint, isTooLong && tooLong(max, length)].filter((text) => text !== false).join(" · "),
  };
  const leave = () => {
    const before = textBefore.current;
    textBefore.current = null;
    if (before === null || before === value) return;
    const after = isTooLong || !onLeave ? value : onLeave(value);
    if (after !== value) set(day.id, field, after);
    if (after !== before) recordChange({ id: day.id, field, label, before, after });
  };
  const undo = (event: KeyboardEvent) => {
    const isEdited = textBefore.current !== null && textBefore.current !== value;
    if (isEdited || !undoLast()) return;
    event.preventDefault();
    // The undone change may be one of this field.
    textBefore.current = null;
  };
  const props = {
    ...limit,
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      textBefore.current ??= value;
      set(day.id, field, currentTarget.value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (isUndo(event)) undo(event);
      else if (event.key === "Escape" && field !== "notizen" && textBefore.current !== null) {
        set(day.id, field, textBefore.current);
      }
    },
    onBlur: leave,
    "data-field": field,
    "aria-label": label,
    "aria-invalid": isTooLong || undefined,
    "aria-describedby": hint.text ? hint.id : undefined,
  };
  return { props, hint };
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;

/**
 * Returns the props and the hint of a count. When the field is left, its text is replaced with the number that it counts
 * as, and the hint names both.
 */
export function useCountCell(day: KpiDay, field: CountField) {
  const { corrected } = useTexts("kpis");
  const [replaced, setReplaced] = useState<string | null>(null);
  const usualHint = useCountHint(day, field);
  const isReplaced = replaced !== null && day[field] === String(countIn(replaced));
  return useCell(day, field, {
    contentHint: isReplaced ? corrected(replaced.trim(), numberText(countIn(replaced))) : usualHint,
    onLeave: (text) => {
      const differs = differsFromCount(text);
      setReplaced(differs ? text : null);
      return differs ? String(countIn(text)) : text;
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
