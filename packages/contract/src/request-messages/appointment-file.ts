import { calendarInstant, calendarText, joinCalendarLines } from "../calendar-lines.ts";

interface AgreedAppointment {
  messageId: number;
  startsAt: string;
  minutes: number;
  /** Link or address. Empty without one. */
  place: string;
  title: string;
}

/** Renders an agreed appointment as an iCalendar file (RFC 5545). Times are in UTC, and calendar programs convert them. */
export function appointmentFile(
  { messageId, startsAt, minutes, place, title }: AgreedAppointment,
  siteUrl: string,
  now: Date,
): string {
  const start = new Date(startsAt);
  return joinCalendarLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//LinkedPotential//Appointments//DE",
    "BEGIN:VEVENT",
    `UID:appointment-${messageId}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarInstant(start)}`,
    `DTEND:${calendarInstant(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${calendarText(title)}`,
    ...(place ? [`LOCATION:${calendarText(place)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}
