import type { LiveTraining } from "./schema.ts";

type CalendarEvent = Pick<LiveTraining, "id" | "title" | "description" | "startsAt" | "endsAt" | "meetingLink"> & {
  /** Revision of the live training. It rises with every change, so that calendar programs replace their copy. */
  revision: number;
};

/**
 * Method and organizer of a calendar file that is a message to participants. It publishes or cancels the event (RFC
 * 5546).
 */
export interface CalendarMessage {
  method: "PUBLISH" | "CANCEL";
  organizer: string;
}

/**
 * Renders a live training as an iCalendar file (RFC 5545). Times are in UTC, and calendar programs convert them.
 * Without `message` the file is for download only.
 */
export function calendarFile(event: CalendarEvent, siteUrl: string, now: Date, message?: CalendarMessage): string {
  const { hostname } = new URL(siteUrl);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//LinkedPotential//Live Events//DE",
    ...(message ? [`METHOD:${message.method}`] : []),
    "BEGIN:VEVENT",
    `UID:live-training-${event.id}@${hostname}`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(event.startsAt))}`,
    `DTEND:${stamp(new Date(event.endsAt))}`,
    ...(message ? [`ORGANIZER;CN=LinkedPotential:mailto:${message.organizer}`] : []),
    ...(message?.method === "CANCEL" ? ["STATUS:CANCELLED"] : []),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.meetingLink === null ? [] : [`LOCATION:${escaped(event.meetingLink)}`]),
    `URL:${siteUrl}/freelance/dashboard?section=trainings2`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

const lineMax = 75;

/** Folds lines at 75 bytes. Continuation lines begin with a space. */
function folded(line: string): string {
  let text = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > lineMax) {
      text += "\r\n ";
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
