import { calendarInstant, calendarText, joinCalendarLines } from "../calendar-lines.ts";
import type { LiveTraining } from "./schema.ts";

export type CalendarEvent = Pick<
  LiveTraining,
  "id" | "title" | "description" | "startsAt" | "endsAt" | "meetingLink"
> & {
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
  return joinCalendarLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//LinkedPotential//Live Events//DE",
    ...(message ? [`METHOD:${message.method}`] : []),
    ...eventLines(event, siteUrl, now, message),
    "END:VCALENDAR",
  ]);
}

/** Returns the lines of a live training within an iCalendar file. `stamp` is the time of the last change. */
export function eventLines(event: CalendarEvent, siteUrl: string, stamp: Date, message?: CalendarMessage): string[] {
  const { hostname } = new URL(siteUrl);
  return [
    "BEGIN:VEVENT",
    `UID:live-training-${event.id}@${hostname}`,
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${calendarInstant(stamp)}`,
    `DTSTART:${calendarInstant(new Date(event.startsAt))}`,
    `DTEND:${calendarInstant(new Date(event.endsAt))}`,
    ...(message ? [`ORGANIZER;CN=LinkedPotential:mailto:${message.organizer}`] : []),
    ...(message?.method === "CANCEL" ? ["STATUS:CANCELLED"] : []),
    `SUMMARY:${calendarText(event.title)}`,
    `DESCRIPTION:${calendarText(event.description)}`,
    ...(event.meetingLink === null ? [] : [`LOCATION:${calendarText(event.meetingLink)}`]),
    `URL:${siteUrl}/freelance/dashboard?section=trainings2`,
    "END:VEVENT",
  ];
}
