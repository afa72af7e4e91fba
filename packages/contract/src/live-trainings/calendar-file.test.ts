import fc from "fast-check";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { type CalendarMessage, calendarFile } from "./calendar-file.ts";

const event = {
  id: 7,
  revision: 3,
  title: "Sales",
  description: "Vom ersten Kontakt zum Gespräch.",
  startsAt: "2027-03-12T18:00:00.000Z",
  endsAt: "2027-03-12T19:30:00.000Z",
  meetingLink: null,
};
type Overrides = Partial<Parameters<typeof calendarFile>[0]>;
const now = new Date("2027-03-01T09:00:00.123Z");
const fileOf = (overrides: Overrides = {}, message?: CalendarMessage) =>
  calendarFile({ ...event, ...overrides }, "https://linkedpotential.example", now, message);
/** Parses the file as a calendar program does. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const properties = calendar.getFirstSubcomponent("vevent")?.getAllProperties() ?? [];
  const values = properties.map((one) => [one.name, one.getFirstValue()?.toString()]);
  return { method: calendar.getFirstPropertyValue("method"), ...Object.fromEntries(values) };
}
const unfolded = (text: string) => text.replaceAll("\r\n ", "");

it("an event without a meeting link has no location", () => {
  expect(fileOf().split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//LinkedPotential//Live Events//DE",
    "BEGIN:VEVENT",
    "UID:live-training-7@linkedpotential.example",
    "SEQUENCE:3",
    "DTSTAMP:20270301T090000Z",
    "DTSTART:20270312T180000Z",
    "DTEND:20270312T193000Z",
    "SUMMARY:Sales",
    "DESCRIPTION:Vom ersten Kontakt zum Gespräch.",
    "URL:https://linkedpotential.example/freelance/dashboard?section=trainings2",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("folds lines at 75 bytes, no earlier, and never within a character", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "ö", "€", "💜"), maxLength: 200, size: "max" });
  fc.assert(
    fc.property(texts, (title) => {
      const text = fileOf({ title });
      expect(unfolded(text)).toContain(`\r\nSUMMARY:${title}\r\n`);
      const lines = text.split("\r\n");
      lines.forEach((line, index) => {
        const bytes = Buffer.byteLength(line);
        expect(bytes).toBeLessThanOrEqual(75);
        const next = lines[index + 1] ?? "";
        if (next.startsWith(" ")) expect(bytes + Buffer.byteLength([...next][1] ?? "")).toBeGreaterThan(75);
      });
    }),
  );
});

it("escapes characters with a special meaning", () => {
  const text = unfolded(fileOf({ title: "a,b;c\\d", description: "eins\nzwei\r\ndrei" }));
  expect(text).toContain("\r\nSUMMARY:a\\,b\\;c\\\\d\r\n");
  expect(text).toContain("\r\nDESCRIPTION:eins\\nzwei\\ndrei\r\n");
});

it("a message names its organizer and whether the event takes place", () => {
  const organizer = "post@linkedpotential.example";
  const told = read(fileOf({ meetingLink: "https://meet.example.org/a;b,c" }, { method: "PUBLISH", organizer }));
  const own = { uid: "live-training-7@linkedpotential.example", organizer: `mailto:${organizer}` };
  expect(told).toMatchObject({ ...own, method: "PUBLISH", sequence: "3", location: "https://meet.example.org/a;b,c" });
  expect(told).not.toHaveProperty("status");
  const calledOff = read(fileOf({ revision: 4 }, { method: "CANCEL", organizer }));
  expect(calledOff).toMatchObject({ ...own, method: "CANCEL", sequence: "4", status: "CANCELLED" });
});

it("calendar programs read any text unchanged", () => {
  const pieces = fc.constantFrom(..."aß;,:\\\"\n\r\t '{}€😀%", "\r\n", "BEGIN:VEVENT\n", "\\n");
  const words = fc.oneof(
    fc.string({ unit: pieces, maxLength: 200, size: "max" }),
    fc.string({ unit: "grapheme", maxLength: 200, size: "max" }),
  );
  const asRead = (text: string) => text.replace(/\r\n?/g, "\n");
  fc.assert(
    fc.property(words, words, (title, description) => {
      const text = fileOf({ title, description });
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(read(text)).toMatchObject({ summary: asRead(title), description: asRead(description) });
    }),
  );
});
