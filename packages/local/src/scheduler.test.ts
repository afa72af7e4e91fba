import { expect, it } from "vitest";
import { createSchedules } from "./scheduler.ts";
import { plainRequest } from "./testing/request.ts";

const schedules = createSchedules();
const run = (name: string, body: string) =>
  schedules(plainRequest(`/__local/schedules/${name}/run`, { method: "POST", body: Buffer.from(body) }));

it("lists the schedules", async () => {
  const answer = await schedules(plainRequest("/__local/schedules"));
  const names = JSON.parse(String(answer?.body)).map(({ name }: { name: string }) => name);
  expect(names).toEqual(["follow-ups", "event-reminders"]);
});

it("runs one as if it were another time and refuses what it cannot read", async () => {
  const answer = await run("follow-ups", '{"now":"2027-03-28T07:00:00+02:00"}');
  expect(answer?.status).toBe(200);
  expect(JSON.parse(String(answer?.body))).toMatchObject({ name: "follow-ups", now: "2027-03-28T05:00:00.000Z" });
  expect((await run("follow-ups", '{"now":"gestern"}'))?.status).toBe(400);
  expect((await run("follow-ups", "{"))?.status).toBe(400);
  expect((await run("unknown", "{}"))?.status).toBe(404);
});
