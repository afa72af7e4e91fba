import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { type SeriesCalls, seriesCalls } from "@linkedpotential/local/testing/series";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
let series: SeriesCalls;
let beforeNext: Interleave;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
  series = seriesCalls(stack, calls.admin);
  beforeNext = await interleaving();
});
beforeEach(() => stack.setNow("2027-03-01T09:00:00.000Z"));
afterAll(() => stack.stop());

const seen = (ids: readonly number[]): Promise<LiveTraining[]> => Promise.all(ids.map((id) => calls.seen(id)));
const startsOf = async (ids: readonly number[]) => (await seen(ids)).map(({ date, time }) => `${date} ${time}`);

describe("a change that fails halfway", () => {
  const transactions = "TransactWriteItems";

  const numbers = Array.from({ length: 8 }, (_, index) => index + 1);
  const moments = numbers.flatMap((call) => (["before", "after"] as const).map((moment) => [moment, call] as const));
  it.each(moments)("%s transaction %i is completed in the background, or was never accepted", async (moment, call) => {
    const ids = await series.create(3);
    const fault = { call, moment, isLasting: true, operation: transactions } as const;
    let status = 0;
    const isReached = await withFault(fault, async () => {
      status = (await series.change(ids[0], { time: "20:00", title: "Anders" })).status;
    });
    expect(status).toBe(isReached ? 500 : 200);
    await stack.deliver();
    const expected = call === 1 && moment === "before" ? ["19:00"] : ["20:00"];
    const events = await seen(ids);
    expect([...new Set(events.map(({ time }) => time))]).toEqual(expected);
    expect([...new Set(events.map(({ title }) => title))]).toHaveLength(1);
  });

  it("is completed once by the next change, also of one live training alone", async () => {
    const ids = await series.create(3);
    const fault = { call: 2, moment: "before", isLasting: true, operation: transactions } as const;
    await withFault(fault, () => series.change(ids[0], { date: "2027-03-15" }));
    expect(await startsOf(ids)).toEqual(["2027-03-14 19:00", "2027-03-21 19:00", "2027-03-28 19:00"]);
    expect((await series.change(ids[1], { date: "2027-03-22", title: "Zweite" })).status).toBe(200);
    await withFault(fault, () => series.change(ids[0], { date: "2027-03-16" }));
    expect((await calls.update(ids[2] ?? 0, { date: "2027-04-01" })).status).toBe(200);
    await stack.deliver();
    expect(await startsOf(ids)).toEqual(["2027-03-16 19:00", "2027-03-23 19:00", "2027-04-01 19:00"]);
    expect((await seen(ids)).map(({ title }) => title)).toMatchObject([
      expect.any(String),
      "Zweite",
      expect.any(String),
    ]);
  });

  it("is applied once to each if two changes are accepted at the same time", async () => {
    const ids = await series.create(3);
    const { token } = await signedInAdmin(stack);
    beforeNext(
      "TransactWriteItemsCommand",
      () => series.change(ids[0], { date: "2027-03-14", title: "Zuerst" }, token),
      "live-training-series",
    );
    expect((await series.change(ids[0], { date: "2027-03-14", category: "Strategie" })).status).toBe(200);
    await stack.deliver();
    expect(await seen(ids)).toMatchObject(Array(3).fill({ category: "Strategie" }));
  });

  it("keeps the seats of people who registered after it was accepted", async () => {
    const ids = await series.create(2, { maxParticipants: 3 });
    const people = await Promise.all(Array.from({ length: 2 }, () => readyAccount()));
    const fault = { call: 2, moment: "before", isLasting: true, operation: transactions } as const;
    await withFault(fault, () => series.change(ids[0], { maxParticipants: 1 }));
    for (const { token } of people) expect((await calls.register(token, ids[1])).status).toBe(201);
    await stack.deliver();
    expect(await seen(ids)).toMatchObject([
      { maxParticipants: 1, currentParticipants: 0 },
      { maxParticipants: 2, currentParticipants: 2 },
    ]);
  });
});
