import { addDays, berlinInstant, today } from "@linkedpotential/contract/dates";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runningStack } from "../running-stack.ts";
import { type SpawnedStack, spawnStack } from "../testing/spawned-stack.ts";

let spawned: SpawnedStack;
beforeAll(async () => {
  spawned = await spawnStack({ DATA_DIR: ":memory:", SEED: "off", ADMIN_EMAILS: "admin@example.org" });
});
afterAll(() => spawned.end("SIGKILL"));

interface Account {
  token: string;
}

it("delivers events of schedules and subscribers without a further request", async () => {
  const stack = runningStack(spawned.address);
  const admin = (await stack.local("accounts", { email: "admin@example.org" })) as Account;
  const person = (await stack.local("accounts", { email: "ida@example.org" })) as Account;
  const event = newLiveTraining({ date: addDays(today(new Date()), 10), time: "19:00" });
  const { json } = await stack.call("live-trainings/create", { body: event, token: admin.token });
  const { id: eventId } = json as { id: number };
  await stack.call("live-trainings/register", { body: { eventId }, token: person.token });
  const dayBefore = berlinInstant(addDays(event.date, -1), event.time);
  await stack.local("schedules/event-reminders/run", { now: dayBefore.toISOString() });
  // The mail needs two steps. The schedule publishes that a reminder is due, and one subscriber publishes an event per
  // participant. Another subscriber mails each participant.
  const subjects = async () => (await stack.mails("ida@example.org")).map(({ subject }) => subject);
  await vi.waitFor(async () => expect(await subjects()).toContainEqual(expect.stringMatching(/^\p{L}+ um 19:00: /u)), {
    timeout: 30_000,
  });
});
