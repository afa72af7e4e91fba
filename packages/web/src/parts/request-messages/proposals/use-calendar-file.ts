import { appointmentFile } from "@linkedpotential/contract/request-messages/appointment-file";
import { download } from "../../../lib/api/download.ts";
import { useTexts } from "../../../texts/texts.ts";

interface AgreedDate {
  messageId: number;
  agreedSlot: string;
  minutes: number;
  place: string;
  /** Name of the other side, with the company if it is known. */
  name: string;
}

/** Returns the function that saves an agreed date as a file for a calendar. */
export function useCalendarFile(): (date: AgreedDate) => void {
  const { appointment: texts } = useTexts("request-messages").proposals;
  return ({ agreedSlot, name, ...date }) => {
    const event = { ...date, startsAt: agreedSlot, title: texts.calendarTitle(name) };
    const file = appointmentFile(event, location.origin, new Date());
    download(new Blob([file], { type: "text/calendar" }), `${texts.fileName}-${agreedSlot.slice(0, 10)}.ics`);
  };
}
