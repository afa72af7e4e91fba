import { afterAll, beforeAll, expect, it } from "vitest";
import { plainRequest } from "../testing/request.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";
import { createSchedules, dueSchedules } from "./scheduler.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const schedules = createSchedules();
const run = (name: string, body: string) =>
  schedules(plainRequest(`/__local/schedules/${name}/run`, { method: "POST", body: Buffer.from(body) }));

const namesAt = (instant: string) => dueSchedules(new Date(instant)).map(({ name }) => name);

it("lists the schedules of the contract", async () => {
  const answer = await schedules(plainRequest("/__local/schedules"));
  expect(JSON.parse(String(answer?.body))).toEqual([
    { name: "follow-ups", when: "täglich um 07:00", timeZone: "Europe/Berlin" },
    { name: "new-posts", when: "täglich um 07:30", timeZone: "Europe/Berlin" },
    { name: "offered-seats", when: "alle 5 Minuten", timeZone: "Europe/Berlin" },
    { name: "check-contracts", when: "alle 30 Minuten", timeZone: "Europe/Berlin" },
    { name: "event-reminders", when: "alle 5 Minuten", timeZone: "Europe/Berlin" },
    { name: "deleted-accounts", when: "alle 5 Minuten", timeZone: "Europe/Berlin" },
    { name: "unverified-accounts", when: "täglich um 04:00", timeZone: "Europe/Berlin" },
    { name: "failed-exports", when: "alle 30 Minuten", timeZone: "Europe/Berlin" },
    { name: "index-accounts", when: "alle 5 Minuten", timeZone: "Europe/Berlin" },
  ]);
});

it("runs a schedule as of a given time and refuses invalid input", async () => {
  const answer = await run("follow-ups", '{"now":"2027-03-28T07:00:00+02:00"}');
  expect(answer?.status).toBe(200);
  expect(JSON.parse(String(answer?.body))).toEqual({
    name: "follow-ups",
    now: "2027-03-28T05:00:00.000Z",
    ran: true,
    result: { pages: 8 },
  });
  expect((await run("follow-ups", '{"now":"gestern"}'))?.status).toBe(400);
  expect((await run("follow-ups", "{"))?.status).toBe(400);
  expect((await run("unknown", "{}"))?.status).toBe(404);
});

it("runs some schedules every five minutes", async () => {
  expect(namesAt("2027-03-12T10:05:00Z")).toEqual([
    "offered-seats",
    "event-reminders",
    "deleted-accounts",
    "index-accounts",
  ]);
  expect(namesAt("2027-03-12T10:06:00Z")).toEqual([]);
});

it.each([
  ["in winter", "2027-01-15T06:00:00Z"],
  ["on the day on which summer time begins", "2027-03-28T05:00:00Z"],
  ["in summer", "2027-07-15T05:00:30Z"],
  ["on the day on which summer time ends", "2027-10-31T06:00:00Z"],
])("starts the follow-ups at exactly seven in Berlin %s [D27]", (_, instant) => {
  const isStarted = (minutes: number) =>
    namesAt(new Date(Date.parse(instant) + minutes * 60_000).toISOString()).includes("follow-ups");
  expect([-60, -1, 0, 1, 60].map(isStarted)).toEqual([false, false, true, false, false]);
});
