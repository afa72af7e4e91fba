import { shortDayText } from "@linkedpotential/contract/date-texts";
import { type ChangeEvent, useId } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { typingLimit } from "../../../ui/typing-limit.ts";
import { type DayField, fieldMax, type KpiDay } from "../days/kpi-day.ts";
import { useDayActions } from "./day-actions.ts";

/** What is too long is kept and says so (O195): there is no sending that could refuse it. */
export function useCell(day: KpiDay, field: DayField, ownHint: string | false = false) {
  const { columns, cell, tooLong } = useTexts("kpis");
  const { set } = useDayActions();
  const date = shortDayText(day.date, useLanguage());
  const value = day[field];
  const max = fieldMax[field];
  const { length, limit } = typingLimit(value, max);
  const isTooLong = length > max;
  const hint = {
    id: useId(),
    text: [ownHint, isTooLong && tooLong(max, length)].filter((text) => text !== false).join(" · "),
  };
  const props = {
    ...limit,
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(day.id, field, currentTarget.value),
    "data-field": field,
    "aria-label": cell(columns[field], date),
    "aria-invalid": isTooLong || undefined,
    "aria-describedby": hint.text ? hint.id : undefined,
  };
  return { props, hint };
}
