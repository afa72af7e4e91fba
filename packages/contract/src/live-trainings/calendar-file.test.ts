import fc from "fast-check";
import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const event = {
  id: 7,
  revision: 3,
  title: "Sales",
  description: "Vom ersten Kontakt zum Gespräch.",
  startsAt: "2027-03-12T18:00:00.000Z",
  endsAt: "2027-03-12T19:30:00.000Z",
  meetingLink: null,
};
const fileOf = (overrides: Partial<Parameters<typeof calendarFile>[0]> = {}) =>
  calendarFile({ ...event, ...overrides }, "https://linkedpotential.example", new Date("2027-03-01T09:00:00.123Z"));
const unfolded = (text: string) => text.replaceAll("\r\n ", "");

it("an event without a link has no place", () => {
  expect(fileOf().split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//LinkedPotential//Live Events//DE",
    "METHOD:PUBLISH",
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

it("no line has more than 75 bytes, none is broken before it has to be, and no character is", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "ö", "€", "💜"), maxLength: 200 });
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

it("what has a meaning in the file is written as what it is", () => {
  const text = unfolded(fileOf({ title: "a,b;c\\d", description: "eins\nzwei\r\ndrei" }));
  expect(text).toContain("\r\nSUMMARY:a\\,b\\;c\\\\d\r\n");
  expect(text).toContain("\r\nDESCRIPTION:eins\\nzwei\\ndrei\r\n");
});
