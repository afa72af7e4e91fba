import { dayCountMax } from "@linkedpotential/contract/business/company/limits";
import { countCharacters, cutCharacters } from "@linkedpotential/contract/characters";
import { shortDayText } from "@linkedpotential/contract/date-texts";
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { type CountField, type DayField, fieldMax, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { typingLimit } from "../../../ui/typing-limit.ts";
import {
  countIn,
  countText,
  differsFromCount,
  isExcessiveCount,
  isInvalidCount,
  unusualField,
} from "../days/counts.ts";
import { useDayActions } from "./day-actions.ts";

/** Number of characters of a replaced text that the hint quotes. */
const quoteMax = 20;

interface CellOptions {
  contentHint?: string | false;
  /** Called when the field is left after a change. Returns the text to store. */
  onLeave?: (text: string, before: string) => string;
}

/**
 * Returns the props and the hint of a day's field. Text that is too long is kept in the browser with a warning (O195). A
 * team gets it once it is short enough, and the other fields of the day at once. Escape restores the text that a one-line
 * field had before it was edited. Ctrl+Z undoes the last change of the days. While the field is edited, the browser undoes
 * the typing instead.
 */
export function useCell(day: KpiDay, field: DayField, { contentHint = false, onLeave }: CellOptions = {}) {
  const { columns, cell, tooLong, notSaved } = useTexts("kpis");
  const { set, recordChange, undoLast, team } = useDayActions();
  const label = cell(columns[field], shortDayText(day.date, useLanguage()));
  /** Text before the first edit since the field got the focus. Null until then. */
  const textBefore = useRef<string | null>(null);
  const value = day[field];
  const max = fieldMax[field];
  const { length, limit } = typingLimit(value, max);
  const isTooLong = length > max;
  const hint = {
    id: useId(),
    isError: isTooLong,
    text: isTooLong ? [tooLong(max, length), ...(team ? [notSaved] : [])].join(" · ") : contentHint || "",
  };
  const leave = () => {
    const before = textBefore.current;
    textBefore.current = null;
    if (before === null || before === value) return;
    const after = onLeave?.(value, before) ?? value;
    if (after !== value) set(day.id, field, after);
    if (after !== before)
      recordChange({ id: day.id, field, label, before, after, isStored: !team || countCharacters(after) <= max });
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

interface Replacement {
  typed: string;
  stored: string;
}

/**
 * Returns the props and the hint of a count. When the field is left, words after a number are removed. A text without a
 * number, or with one that is too large, is replaced with the text before the change. The hint names both.
 */
export function useCountCell(day: KpiDay, field: CountField) {
  const replacedHint = useReplacedHint();
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const usualHint = useCountHint(day, field);
  const isReplaced = replacement !== null && day[field] === replacement.stored;
  const { props, hint } = useCell(day, field, {
    contentHint: isReplaced ? replacedHint(replacement) : usualHint,
    onLeave: (typed, before) => {
      const stored = storedCount(typed, before);
      setReplacement(stored === typed ? null : { typed, stored });
      return stored;
    },
  });
  // The focus is elsewhere by then, so that screen readers do not read the description of the field.
  const role = isReplaced ? ("alert" as const) : undefined;
  return { props, hint: { ...hint, role } };
}

/** Returns the props and the hint of the notes. When the field is left, blank lines at its end are removed. */
export const useNotesCell = (day: KpiDay) => useCell(day, "notizen", { onLeave: withoutBlankEnd });

function withoutBlankEnd(text: string): string {
  const trimmed = text.trimEnd();
  return text.slice(trimmed.length).includes("\n") ? trimmed : text;
}

function storedCount(typed: string, before: string): string {
  if (isInvalidCount(typed) || isExcessiveCount(typed)) return before;
  return differsFromCount(typed) ? String(countIn(typed)) : typed;
}

function useReplacedHint() {
  const { corrected, noCount, excessive } = useTexts("kpis");
  return ({ typed, stored }: Replacement): string => {
    const quoted = shortened(typed.trim());
    if (isInvalidCount(typed)) return noCount(quoted, stored.trim());
    if (isExcessiveCount(typed)) return excessive(countText(typed), numberText(dayCountMax), countText(stored));
    return corrected(quoted, numberText(countIn(typed)));
  };
}

/** Shortens a long text that was pasted into a count. */
function shortened(text: string): string {
  const cut = cutCharacters(text, quoteMax);
  return cut === text ? text : `${cut.trimEnd()}…`;
}

/** Says what a text counts as, or asks about a count that exceeds that of the step before it. */
function useCountHint(day: KpiDay, field: CountField): string | false {
  const { atMost, countsAs, exceeds } = useTexts("kpis");
  const text = day[field];
  if (isExcessiveCount(text)) return atMost(numberText(dayCountMax));
  if (differsFromCount(text)) return countsAs(numberText(countIn(text)));
  const unusual = unusualField(day, field);
  return unusual !== null && exceeds[unusual];
}
