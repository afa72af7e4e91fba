import { shortDayText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import type { Reading } from "@linkedpotential/contract/quick-add/reading";
import type { Texts } from "../../../texts/areas.ts";
import { getLanguage } from "../../../texts/language.ts";
import { euro } from "../../../texts/numbers.ts";
import { dateOfStep } from "./reading-values.ts";

interface ChipTexts {
  palette: Texts["palette"];
  statuses: Texts["leads"]["statuses"];
  today: string;
}

/** Returns what would be saved, one text per chip. The first one says whether it is a lead or a task. */
export function chipsOf(reading: Reading, texts: ChipTexts): string[] {
  const { kind, text, lead, name = "", company = "", date } = reading;
  const { chips } = texts.palette;
  if (kind === "task") return [chips.task(text), chips.due(dayOf(date ?? texts.today, texts))];
  return [
    lead ? chips.lead(lead.name) : chips.newLead(name),
    ...[lead ? lead.company : company].filter(Boolean),
    ...leadChips(reading, texts),
  ];
}

/** Returns what a reading says about a lead besides name and company. */
export function leadChips(reading: Reading, texts: ChipTexts): string[] {
  const { status, text, value, tags } = reading;
  const { chips } = texts.palette;
  const date = dateOfStep(reading, texts.today);
  return [
    ...(status ? [texts.statuses[status]] : []),
    ...(text ? [chips.nextStep(text)] : []),
    ...(date ? [chips.followUp(dayOf(date, texts))] : []),
    ...(value === undefined ? [] : [euro(value)]),
    ...tags.map((tag) => `#${tag}`),
  ];
}

function dayOf(date: string, { palette: { chips }, today }: ChipTexts): string {
  if (date === today) return chips.today;
  return date === addDays(today, 1) ? chips.tomorrow : shortDayText(date, getLanguage());
}

/** Returns why a task keeps the whole sentence. Undefined for readings that were understood. */
export function noteOf({ isPlain, unread }: Reading, { notes }: Texts["palette"]): string | undefined {
  if (!isPlain) return undefined;
  return unread[0] === undefined ? notes.plain : notes.unread(unread[0]);
}
