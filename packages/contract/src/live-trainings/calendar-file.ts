import type { LiveTraining } from "./schema.ts";

type CalendarEvent = Pick<LiveTraining, "id" | "title" | "description" | "startsAt" | "endsAt" | "meetingLink"> & {
  /** Grows with every change, so that calendars replace what they know. */
  revision: number;
};

/** To whom an event is told, or told that it does not take place (RFC 5546). */
export interface CalendarMessage {
  method: "PUBLISH" | "CANCEL";
  /** Mail address of the sender. */
  organizer: string;
}

/** Times are UTC: every calendar shows them in its own zone (RFC 5545). A file for oneself is no message. */
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

/** No line has more than 75 bytes; a long one goes on after a blank. */
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
