import { byteOrderMark, guardFormula, writeLine } from "@linkedpotential/contract/csv";
import { momentText } from "@linkedpotential/contract/date-texts";
import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../../texts/areas.ts";

interface Reader {
  texts: Texts["event-admin"]["csv"];
  language: Language;
  timezone: string;
}

/** Returns participants and waiting list as CSV for spreadsheets. Cells that look like formulas are escaped. */
export function participantsAsCsv(
  { participants, waiting }: ParticipantList,
  { texts, language, timezone }: Reader,
): string {
  const moment = (instant: string | null) => (instant ? momentText(new Date(instant), language, timezone) : "");
  const rows = [
    ...participants.map(({ name, email, registeredAt, isPresent }) => [
      ...[name, email, texts.registered, moment(registeredAt)],
      isPresent ? texts.yes : texts.no,
    ]),
    ...waiting.map(({ name, email, waitingSince }) => [name, email, texts.waiting, moment(waitingSince), ""]),
  ];
  return byteOrderMark + writeLine(texts.columns) + rows.map((cells) => writeLine(cells.map(guardFormula))).join("");
}
