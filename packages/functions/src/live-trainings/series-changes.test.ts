import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { readyAccount, signedInUser } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { type SeriesCalls, seriesCalls } from "@linkedpotential/local/testing/series";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
let series: SeriesCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
  series = seriesCalls(stack, calls.admin);
});
beforeEach(() => stack.setNow("2027-03-01T09:00:00.000Z"));
afterAll(() => stack.stop());

const params = (id: number) => ({ liveTrainingId: String(id) });
const seen = (ids: readonly number[]): Promise<LiveTraining[]> => Promise.all(ids.map((id) => calls.seen(id)));
const startsOf = async (ids: readonly number[]) => (await seen(ids)).map(({ date, time }) => `${date} ${time}`);
const problems = (fieldProblems: object) => ({ status: 400, json: { fieldProblems } });
const mailsTo = ({ user }: { user: { email: string } }) =>
  stack.mails().flatMap(({ to, subject }) => (to === user.email ? subject : []));

describe("each live training of a series", () => {
  it("names its position in the series, and one outside of a series names none", async () => {
    const [first, second, third] = await seen(await series.create(3));
    const id = first?.series?.id;
    expect(id).toEqual(expect.any(Number));
    expect([first, second, third].map((one) => one?.series)).toEqual(
      [1, 2, 3].map((position) => ({ id, position, total: 3 })),
    );
    expect((await calls.seen(await calls.announce())).series).toBeNull();
  });

  it("can be changed and called off alone", async () => {
    const ids = await series.create(3);
    expect(await calls.update(ids[1], { date: "2027-03-22", title: "Gast" })).toMatchObject({ status: 200 });
    expect(await startsOf(ids)).toEqual(["2027-03-14 19:00", "2027-03-22 19:00", "2027-03-28 19:00"]);
    expect((await calls.remove(ids[0])).status).toBe(200);
    expect(await seen(ids.slice(1))).toMatchObject([
      { title: "Gast", series: { position: 2, total: 3 } },
      { title: newLiveTraining().title },
    ]);
  });
});

describe("a change of a live training and those that follow", () => {
  it("moves them by the same number of days to the new time of day in Berlin, before and after a clock change", async () => {
    const ids = await series.create(4);
    const answer = await series.change(ids[1], { date: "2027-03-22", time: "20:30" });
    expect(answer).toMatchObject({ status: 200, json: { id: ids[1], date: "2027-03-22", time: "20:30" } });
    expect((await seen(ids)).map(({ startsAt }) => startsAt)).toEqual([
      "2027-03-14T18:00:00.000Z",
      "2027-03-22T19:30:00.000Z",
      "2027-03-29T18:30:00.000Z",
      "2027-04-05T18:30:00.000Z",
    ]);
  });

  it("gives all of them the new time of day on their own dates, also one that was moved alone", async () => {
    const ids = await series.create(4);
    await calls.update(ids[1], { date: "2027-03-21", time: "20:00" });
    expect((await series.change(ids[1], { date: "2027-03-21", time: "21:00" })).status).toBe(200);
    expect(await startsOf(ids)).toEqual([
      "2027-03-14 19:00",
      "2027-03-21 21:00",
      "2027-03-28 21:00",
      "2027-04-04 21:00",
    ]);
  });

  it("keeps the time of day of each if only the date changes", async () => {
    const ids = await series.create(3);
    await calls.update(ids[2] ?? 0, { date: "2027-03-28", time: "18:00" });
    expect((await series.change(ids[0], { date: "2027-03-16" })).status).toBe(200);
    expect(await startsOf(ids)).toEqual(["2027-03-16 19:00", "2027-03-23 19:00", "2027-03-30 18:00"]);
  });

  it("takes over what differs, and keeps what was changed in one of them alone", async () => {
    const ids = await series.create(4);
    await calls.update(ids[2] ?? 0, { date: "2027-03-29", time: "18:00", title: "Mit Gast" });
    const differing = { duration: "2 Stunden", maxParticipants: 30, description: "Neu", category: "Strategie" };
    expect((await series.change(ids[1], { date: "2027-03-21", time: "19:15", ...differing })).status).toBe(200);
    const [first, ...following] = await seen(ids);
    expect(first).toMatchObject({ duration: "90 Min", maxParticipants: 20 });
    const { title } = newLiveTraining();
    expect(following).toMatchObject([
      { ...differing, title, date: "2027-03-21", time: "19:15" },
      { ...differing, title: "Mit Gast", date: "2027-03-29", time: "19:15" },
      { ...differing, title, date: "2027-04-04", time: "19:15" },
    ]);
  });

  it("leaves out those that were called off, and a single live training has none that follow", async () => {
    const ids = await series.create(3);
    await calls.remove(ids[1]);
    expect((await series.change(ids[0], { time: "20:00" })).status).toBe(200);
    expect(await startsOf([ids[0], ...ids.slice(2)])).toEqual(["2027-03-14 20:00", "2027-03-28 20:00"]);
    expect(await calls.seen(ids[1])).toMatchObject({ code: "live_training.not_found" });
    expect(await series.change(ids[1], {})).toMatchObject({ status: 404 });
    const single = await calls.announce();
    expect((await series.change(single, { date: "2027-03-15" })).json).toMatchObject({
      id: single,
      date: "2027-03-15",
    });
  });

  it("changes and records nothing if nothing differs", async () => {
    const ids = await series.create(2);
    const before = await storedItems();
    expect((await series.change(ids[0], {})).status).toBe(200);
    expect((await storedItems()).length).toBe(before.length);
  });

  it("works for 52 live trainings with the longest texts", async () => {
    const ids = await series.create(52);
    const long = { description: "ä".repeat(5000), meetingLink: `https://meet.example.org/${"x".repeat(1900)}` };
    expect((await series.change(ids[0], { ...long, time: "18:00" })).status).toBe(200);
    const events = await seen(ids);
    expect(new Set(events.map(({ time, description }) => `${time} ${description}`)).size).toBe(1);
    expect(events.at(-1)).toMatchObject({ ...long, date: "2028-03-05", time: "18:00" });
  });

  it("tells the participants of each, once", async () => {
    const ids = await series.create(3, { title: "Runde" });
    const [ida, jan] = [await readyAccount(), await readyAccount()];
    await calls.register(ida.token, ids[1]);
    await calls.register(jan.token, ids[0]);
    await stack.deliver();
    await series.change(ids[1], { title: "Runde", date: "2027-03-21", time: "20:00" });
    await stack.deliver();
    expect(mailsTo(ida).sort()).toEqual([expect.stringMatching(/^Neuer Termin .*: Runde$/), "Platz reserviert: Runde"]);
    expect(mailsTo(jan)).toEqual(["Platz reserviert: Runde"]);
  });
});

describe("a change of a series is refused, and changes nothing,", () => {
  async function refused(ids: readonly number[], attempt: () => Promise<unknown>, answer: object) {
    const before = await seen(ids);
    expect(await attempt()).toMatchObject(answer);
    expect(await seen(ids)).toEqual(before);
    await stack.deliver();
    expect(await seen(ids)).toEqual(before);
  }

  it("if one of them would start in the past, with its date", async () => {
    const ids = await series.create(3);
    await calls.update(ids[2] ?? 0, { date: "2027-03-02" });
    const answer = problems({ date: { key: "dateIsPastOn", params: { date: "2027-03-02" } } });
    await refused(ids, () => series.change(ids[0], { date: "2027-03-12" }), answer);
  });

  it("if one of them would start after 2099", async () => {
    const ids = await series.create(2, { date: "2099-12-20" });
    await refused(ids, () => series.change(ids[0], { date: "2099-12-26" }), problems({ date: { key: "dateInvalid" } }));
  });

  it("if it leaves fewer seats than one of them has participants, with its date", async () => {
    const ids = await series.create(3, { maxParticipants: 3 });
    const people = await Promise.all(Array.from({ length: 3 }, () => readyAccount()));
    await calls.register(people[0]?.token ?? "", ids[1]);
    for (const { token } of people) await calls.register(token, ids[2] ?? 0);
    const answer = problems({
      maxParticipants: { key: "seatsBelowTakenOn", params: { taken: 3, date: "2027-03-28" } },
    });
    await refused(ids, () => series.change(ids[0], { maxParticipants: 2 }), answer);
  });

  it("unless the caller is an admin", async () => {
    const ids = await series.create(2);
    const { token } = await signedInUser(stack);
    const answer = { status: 403, json: { code: "session.forbidden" } };
    await refused(ids, () => series.change(ids[0], { title: "Meins" }, token), answer);
    await refused(ids, () => series.callOff(ids[0], token), answer);
  });

  it("for an unknown scope", async () => {
    const ids = await series.create(2);
    const body = { ...newLiveTraining(), scope: "all" };
    const update = () => stack.call("live-trainings/update", { token: calls.admin, params: params(ids[0]), body });
    await refused(ids, update, { status: 400 });
  });
});

describe("calling off a live training and those that follow", () => {
  it("calls off all of them and tells their participants", async () => {
    const ids = await series.create(4, { title: "Runde" });
    const ida = await readyAccount();
    await calls.register(ida.token, ids[3] ?? 0);
    expect((await series.callOff(ids[1])).json).toEqual({ success: true });
    await stack.deliver();
    expect(mailsTo(ida)).toEqual(["Abgesagt: Runde"]);
    const [first, ...others] = await seen(ids);
    expect(first).toMatchObject({ id: ids[0], series: { position: 1, total: 4 } });
    expect(others).toMatchObject(Array(3).fill({ code: "live_training.not_found" }));
    expect((await series.callOff(ids[1])).status).toBe(404);
  });
});
