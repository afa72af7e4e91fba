import { byteOrderMark, guardFormula, writeLine } from "@linkedpotential/contract/csv";
import { momentText } from "@linkedpotential/contract/date-texts";
import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../../texts/areas.ts";

interface Reader {
  texts: Texts["event-admin"]["csv"];
  language: Language;
  timezone: string;
}

/**
 * Returns participants and waiting list as CSV for spreadsheets. Cells that look like formulas are escaped. The
 * attendance of all is empty as long as nobody is marked as present.
 */
export function participantsAsCsv(
  { participants, waiting }: ParticipantList,
  { texts, language, timezone }: Reader,
): string {
  const moment = (instant: string | null) => (instant ? momentText(new Date(instant), language, timezone) : "");
  const isRecorded = participants.some(({ isPresent }) => isPresent);
  const attendance = (isPresent: boolean) => (isPresent ? texts.yes : texts.no);
  const rows = [
    ...participants.map(({ name, email, registeredAt, isPresent }) => [
      ...[name, email, texts.registered, moment(registeredAt)],
      isRecorded ? attendance(isPresent) : "",
    ]),
    ...waiting.map(({ name, email, waitingSince }) => [name, email, texts.waiting, moment(waitingSince), ""]),
  ];
  return byteOrderMark + writeLine(texts.columns) + rows.map((cells) => writeLine(cells.map(guardFormula))).join("");
}

const fileTitleMax = 60;
const germanSpellings: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Returns the name of the file, with the title and date of the event. */
export const participantsFileName = (
  { title, date }: Pick<LiveTraining, "title" | "date">,
  { file }: Reader["texts"],
): string => `${[file, titleForFile(title), date].filter(Boolean).join("-")}.csv`;

/** Returns the title in lower case, with hyphens in place of all other characters than letters and digits. */
const titleForFile = (title: string): string =>
  (
    title
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .join("-")
    .replaceAll(/[äöüß]/g, (letter) => germanSpellings[letter] ?? letter)
    .slice(0, fileTitleMax)
    .replace(/-$/, "");
