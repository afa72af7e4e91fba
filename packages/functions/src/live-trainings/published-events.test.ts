import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
let run: (time: string) => Promise<unknown>;
let beforeNext: Interleave;
let known = new Set<string>();

beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
  const { handler } = await import("../schedules/offered-seats.ts");
  beforeNext = await interleaving();
  run = (time) => handler({ time }, { awsRequestId: "run" } as Context);
});
beforeEach(() => stack.setNow("2027-03-01T09:00:00.000Z"));
afterAll(() => stack.stop());

interface Person {
  token: string;
  userId: number;
}
async function people(count: number): Promise<Person[]> {
  const accounts = await Promise.all(Array.from({ length: count }, () => readyAccount()));
  return accounts.map(({ token, user }) => ({ token, userId: user.id }));
}
/** Creates a live training with one seat. The first user has the seat, and the others wait. */
async function fullEvent(waiting: number) {
  const [holder, ...line] = await people(1 + waiting);
  if (!holder) throw new Error("nobody");
  const eventId = await calls.announce({ maxParticipants: 1 });
  await calls.register(holder.token, eventId);
  for (const { token } of line) await calls.joinWaitingList(token, eventId);
  await publishedEvents();
  return { eventId, holder, line: line as [Person, ...Person[]] };
}
/** Returns the events published since the last call of this function, sorted by type. */
async function publishedEvents() {
  const events = (await storedItems()).filter(({ pk, eventId }) => pk === "outbox" && !known.has(String(eventId)));
  known = new Set([...known, ...events.map(({ eventId }) => String(eventId))]);
  const facts = events.map(({ type, detail }) => ({ type: String(type), ...(detail as object) }));
  return facts
    .map(({ version: _, ...fact }: { type: string; version?: number }) => fact)
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

describe("an event is published", () => {
  it("once per registration, and not for a refused one", async () => {
    const { eventId, holder, line } = await fullEvent(0);
    expect(line).toEqual([]);
    await calls.register(holder.token, eventId);
    expect(await publishedEvents()).toEqual([]);
    const second = await calls.announce();
    await Promise.all([calls.register(holder.token, second), calls.register(holder.token, second)]);
    const registered = { type: "live-training.registered", liveTrainingId: second, userId: holder.userId };
    expect(await publishedEvents()).toEqual([registered]);
  });

  it("for a cancellation, and for the offer of the freed seat", async () => {
    const { eventId: liveTrainingId, holder, line } = await fullEvent(2);
    await calls.cancel(holder.token, liveTrainingId);
    const until = "2027-03-02T09:00:00.000Z";
    expect(await publishedEvents()).toEqual([
      { type: "live-training.cancelled", liveTrainingId, userId: holder.userId },
      { type: "live-training.seat-offered", liveTrainingId, userId: line[0].userId, until },
    ]);
    await calls.register(line[0].token, liveTrainingId);
    expect(await publishedEvents()).toEqual([
      { type: "live-training.registered", liveTrainingId, userId: line[0].userId },
    ]);
  });

  it("for a new time and a new link, not for a new title", async () => {
    const liveTrainingId = await calls.announce();
    const changed = { type: "live-training.changed", liveTrainingId };
    await calls.update(liveTrainingId, { title: "Branding", maxParticipants: 5 });
    expect(await publishedEvents()).toEqual([]);
    await calls.update(liveTrainingId, { time: "20:00" });
    expect(await publishedEvents()).toEqual([{ ...changed, previousStartsAt: "2027-03-12T18:00:00.000Z" }]);
    await calls.update(liveTrainingId, { time: "20:00", meetingLink: "https://meet.example.org/neu" });
    expect(await publishedEvents()).toEqual([{ ...changed, previousLink: "https://meet.example.org/sales" }]);
  });

  it("when a live training is called off", async () => {
    const liveTrainingId = await calls.announce();
    await calls.remove(liveTrainingId);
    expect(await publishedEvents()).toEqual([{ type: "live-training.called-off", liveTrainingId }]);
  });
});

describe("an expired offer", () => {
  it("goes to the next who waits when the schedule runs, once even if it runs again", async () => {
    const { eventId: liveTrainingId, holder, line } = await fullEvent(2);
    await calls.cancel(holder.token, liveTrainingId);
    await publishedEvents();
    expect(await run("2027-03-02T08:59:59.999Z")).toMatchObject({ offers: 0 });
    expect(await run("2027-03-02T09:00:00.000Z")).toMatchObject({ offers: 1 });
    expect(await run("2027-03-02T09:00:00.000Z")).toMatchObject({ offers: 0 });
    const next = { liveTrainingId, userId: line[1]?.userId, until: "2027-03-03T09:00:00.000Z" };
    expect(await publishedEvents()).toEqual([{ type: "live-training.seat-offered", ...next }]);
    expect(await run("2027-03-03T09:00:00.000Z")).toMatchObject({ offers: 0 });
    expect(await calls.seen(liveTrainingId)).toMatchObject({ currentParticipants: 0, waitingParticipants: 0 });
  });

  it("is passed on by any call before the schedule, with an event for the next user unless it is the caller", async () => {
    const { eventId: liveTrainingId, holder, line } = await fullEvent(2);
    await calls.cancel(holder.token, liveTrainingId);
    await publishedEvents();
    stack.setNow("2027-03-02T08:59:59.000Z");
    const [late] = await people(1);
    stack.setNow("2027-03-02T09:00:00.000Z");
    await calls.joinWaitingList(late?.token ?? "", liveTrainingId);
    const next = { liveTrainingId, userId: line[1]?.userId, until: "2027-03-03T09:00:00.000Z" };
    expect(await publishedEvents()).toEqual([{ type: "live-training.seat-offered", ...next }]);
    expect(await run("2027-03-02T09:05:00.000Z")).toMatchObject({ offers: 0 });
  });

  it("is passed on once by a call that changes the seats while the schedule runs", async () => {
    const { eventId: liveTrainingId, holder, line } = await fullEvent(2);
    await calls.cancel(holder.token, liveTrainingId);
    await publishedEvents();
    stack.setNow("2027-03-02T08:59:59.000Z");
    const [late] = await people(1);
    stack.setNow("2027-03-02T09:00:00.000Z");
    beforeNext("TransactWriteItemsCommand", () => calls.joinWaitingList(late?.token ?? "", liveTrainingId));
    expect(await run("2027-03-02T09:00:00.000Z")).toMatchObject({ offers: 0 });
    const next = { liveTrainingId, userId: line[1]?.userId, until: "2027-03-03T09:00:00.000Z" };
    expect(await publishedEvents()).toEqual([{ type: "live-training.seat-offered", ...next }]);
  });

  it("is passed on by the next run if the database fails during the first", async () => {
    const { eventId, holder } = await fullEvent(2);
    await calls.cancel(holder.token, eventId);
    await publishedEvents();
    // Fail the second database call: the first one reads the live trainings, and the second one writes the seats.
    const fault = { call: 2, moment: "before", isLasting: false } as const;
    const failed = () => expect(run("2027-03-02T09:00:00.000Z")).rejects.toThrow("schedules/offered-seats failed");
    expect(await withFault(fault, failed)).toBe(true);
    expect(await run("2027-03-02T09:00:00.000Z")).toMatchObject({ offers: 1 });
  });

  it("does not block other live trainings if it cannot be passed on", async () => {
    for (const { eventId, holder } of [await fullEvent(2), await fullEvent(2)])
      await calls.cancel(holder.token, eventId);
    await publishedEvents();
    const fault = { call: 2, moment: "before", isLasting: false } as const;
    await withFault(fault, () => run("2027-03-02T09:00:00.000Z").catch(() => {}));
    expect(await publishedEvents()).toMatchObject([{ type: "live-training.seat-offered" }]);
    expect(await run("2027-03-02T09:00:00.000Z")).toMatchObject({ offers: 1 });
  });
});
