import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-01-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
});
afterAll(() => stack.stop());

const calendar = async (eventId: number, token = calls.admin) =>
  stack.call("live-trainings/calendar", { token, params: { liveTrainingId: String(eventId) } });
const linesOf = (text: string): string[] => text.replace(/\r\n /g, "").split("\r\n");

describe("the time of a live training", () => {
  it.each([
    ["in winter", "2027-01-15", "19:00", "19:00", "2027-01-15T18:00:00.000Z"],
    ["in summer", "2027-07-15", "19:00", "19:00", "2027-07-15T17:00:00.000Z"],
    ["on the evening before daylight saving time", "2027-03-27", "23:30", "23:30", "2027-03-27T22:30:00.000Z"],
    [
      "on the evening of the change to daylight saving time",
      "2027-03-28",
      "19:00",
      "19:00",
      "2027-03-28T17:00:00.000Z",
    ],
    ["in the skipped hour", "2027-03-28", "02:30", "03:30", "2027-03-28T01:30:00.000Z"],
    ["on the evening before standard time", "2027-10-30", "19:00", "19:00", "2027-10-30T17:00:00.000Z"],
    ["in the repeated hour", "2027-10-31", "02:30", "02:30", "2027-10-31T00:30:00.000Z"],
    ["on the evening of the change to standard time", "2027-10-31", "19:00", "19:00", "2027-10-31T18:00:00.000Z"],
    ["just after midnight", "2027-12-31", "00:15", "00:15", "2027-12-30T23:15:00.000Z"],
  ])("is the time in Berlin %s, with the right instant [EVENT-44-NS, D10]", async (_, date, time, shown, startsAt) => {
    const eventId = await calls.announce({ date, time, duration: "60 Min" });
    expect(await calls.seen(eventId)).toMatchObject({ date, time: shown, startsAt });
    const stamp = startsAt.replace(/[-:]|\.000/g, "");
    expect(linesOf((await calendar(eventId)).text)).toContain(`DTSTART:${stamp}`);
  });

  it("includes the duration, also across a clock change", async () => {
    const eventId = await calls.announce({ date: "2027-03-28", time: "01:30", duration: "90 Min" });
    const { startsAt, endsAt }: LiveTraining = await calls.seen(eventId);
    expect([startsAt, endsAt]).toEqual(["2027-03-28T00:30:00.000Z", "2027-03-28T02:00:00.000Z"]);
    expect(linesOf((await calendar(eventId)).text)).toContain("DTEND:20270328T020000Z");
  });
});

describe("the calendar file", () => {
  it("is a valid calendar file", async () => {
    const eventId = await calls.announce({
      title: "Sales, Teil 1; \\Anfang",
      description: "Erst das Angebot,\ndann das Gespräch. Mit Übungen an Ihrem eigenen Profil und Zeit für Fragen.",
      date: "2027-03-12",
    });
    const { status, headers, text } = await calendar(eventId);
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(linesOf(text)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//LinkedPotential//Live Events//DE",
      "BEGIN:VEVENT",
      `UID:live-training-${eventId}@127.0.0.1`,
      "SEQUENCE:1",
      "DTSTAMP:20270101T090000Z",
      "DTSTART:20270312T180000Z",
      "DTEND:20270312T193000Z",
      "SUMMARY:Sales\\, Teil 1\\; \\\\Anfang",
      "DESCRIPTION:Erst das Angebot\\,\\ndann das Gespräch. Mit Übungen an Ihrem eigenen Profil und Zeit für Fragen.",
      "LOCATION:https://meet.example.org/sales",
      "URL:http://127.0.0.1:3000/freelance/dashboard?section=trainings2",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
    const lengths = text.split("\r\n").map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(Math.max(...lengths)).toBeGreaterThan(70);
  });

  it("contains the meeting link only for those who may see it, and a higher sequence after each change", async () => {
    const eventId = await calls.announce();
    const { token } = await signedInUser(stack);
    const location = async () =>
      linesOf((await calendar(eventId, token)).text).filter((line) => /^LOCATION/.test(line));
    expect(await location()).toEqual([]);
    await calls.register(token, eventId);
    expect(await location()).toEqual(["LOCATION:https://meet.example.org/sales"]);
    await calls.update(eventId, { time: "20:00" });
    expect(linesOf((await calendar(eventId, token)).text)).toContain("SEQUENCE:2");
  });
});
