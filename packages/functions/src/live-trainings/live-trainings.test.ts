import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { LiveTraining, NewLiveTraining, Participation } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
let person: string;

beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  person = (await signedInUser(stack, { rememberMe: true })).token;
  for (const view of [undefined, "past"]) {
    for (const { id } of (await list(view ? { view } : {})).events) await calls.remove(id);
  }
});
afterAll(() => stack.stop());

async function list(query: Record<string, string> = {}, token = person) {
  const { json, headers, status } = await stack.call("live-trainings/list", { token, query });
  return { status, events: json as LiveTraining[], cursor: headers["x-next-cursor"] };
}
const titles = async (query?: Record<string, string>) => (await list(query)).events.map(({ title }) => title);
const create = (body: object, token = calls.admin) => stack.call("live-trainings/create", { token, body });
const get = (eventId: number, token = person) =>
  stack.call("live-trainings/get", { token, params: { liveTrainingId: String(eventId) } });
/** Creates a live training at the time of the test's clock, which may be before the admin of the other calls. */
async function announceEarlier(overrides: Partial<NewLiveTraining>): Promise<void> {
  const { token } = await signedInAdmin(stack);
  expect((await create(newLiveTraining(overrides), token)).status).toBe(201);
}
const ownParticipations = async () =>
  (await stack.call("live-trainings/list-participations", { token: person })).json as Participation[];

describe("an admin", () => {
  it("creates a live training, returned as everybody reads it [EVENT-23..26, EVENT-28..31, EVENT-32..35, API-15]", async () => {
    const { status, json } = await create(newLiveTraining());
    expect(status).toBe(201);
    expect(json).toEqual({
      ...newLiveTraining(),
      id: expect.any(Number),
      startsAt: "2027-03-12T18:00:00.000Z",
      endsAt: "2027-03-12T19:30:00.000Z",
      currentParticipants: 0,
      heldSeats: 0,
      waitingParticipants: 0,
      participation: null,
      series: null,
    });
    const { id } = json as LiveTraining;
    expect((await get(id)).json).toEqual({ ...(json as object), meetingLink: null });
    expect((await list()).events).toEqual([(await get(id)).json]);
  });

  it("may omit time, instructor and number of seats [EVENT-27, EVENT-31, EVENT-42, EVADM-18]", async () => {
    const { time: _, maxParticipants: __, instructor: ___, ...body } = newLiveTraining();
    const event = { time: "19:00", maxParticipants: 20, instructor: "", date: "2027-03-12" };
    expect((await create(body)).json).toMatchObject(event);
    expect((await create({ ...body, time: null, maxParticipants: null })).json).toMatchObject(event);
  });

  it.each([
    ["title", " ", "titleRequired"],
    ["category", "", "categoryRequired"],
    ["description", "", "descriptionRequired"],
    ["date", "31.12.2027", "dateInvalid"],
    ["date", "2027-02-29", "dateInvalid"],
    ["date", "9999-12-31", "dateInvalid"],
    ["time", "", "timeInvalid"],
    ["time", "24:00", "timeInvalid"],
    ["time", "9:30", "timeInvalid"],
    ["duration", "", "durationRequired"],
    ["duration", "einen Abend lang", "durationInvalid"],
    ["duration", "13 Stunden", "durationInvalid"],
    ["date", "2027-02-28", "dateIsPast"],
    ["time", "9:59", "timeInvalid"],
    ["maxParticipants", "viele", "participantsRange"],
    ["maxParticipants", 0, "participantsRange"],
    ["maxParticipants", 501, "participantsRange"],
    ["maxParticipants", 2.5, "participantsRange"],
    ["meetingLink", "", "linkRequired"],
    ["meetingLink", "meet.example.org", "linkInvalid"],
    ["bookingLink", "javascript:alert(1)", "linkInvalid"],
    ["bookingLink", "", "linkRequired"],
  ])(
    "cannot set %s to %j, and gets the problem at that field [EVADM-09..12, EVADM-13..16, EVADM-17]",
    async (field, value, key) => {
      const { status, json } = await create({ ...newLiveTraining(), [field]: value });
      expect(status).toBe(400);
      const { fieldProblems } = json as ErrorBody;
      expect(Object.keys(fieldProblems ?? {})).toEqual([field]);
      expect(fieldProblems?.[field]).toMatchObject({ key });
    },
  );

  it("replaces a live training [EVADM-25, API-16]", async () => {
    const eventId = await calls.announce();
    const change = newLiveTraining({ title: "Branding", date: "2027-07-01", time: "08:30", duration: "2 Stunden" });
    const { status, json } = await calls.update(eventId, change);
    expect(status).toBe(200);
    const times = { startsAt: "2027-07-01T06:30:00.000Z", endsAt: "2027-07-01T08:30:00.000Z" };
    expect(json).toMatchObject({ ...change, ...times, id: eventId });
    expect(await calls.seen(eventId)).toEqual(json);
    expect((await list()).events).toMatchObject([{ id: eventId, title: "Branding" }]);
  });

  it("calls off a live training once, for everybody [EVADM-27, API-17]", async () => {
    const eventId = await calls.announce();
    await calls.register(person, eventId);
    expect((await calls.remove(eventId)).json).toEqual({ success: true });
    expect(await titles()).toEqual([]);
    const gone = { status: 404, json: { code: "live_training.not_found" } };
    expect(await get(eventId)).toMatchObject(gone);
    expect(await calls.remove(eventId)).toMatchObject(gone);
    expect(await calls.update(eventId, {})).toMatchObject(gone);
    expect(await calls.register(calls.admin, eventId)).toMatchObject(gone);
    expect(await calls.cancel(person, eventId)).toMatchObject(gone);
  });

  it("is the only one who may do so [EVADM-08-NS, D7]", async () => {
    const eventId = await calls.announce();
    const target = { token: person, params: { liveTrainingId: String(eventId) } };
    const refused = { status: 403, json: { code: "session.forbidden" } };
    expect(await create(newLiveTraining(), person)).toMatchObject(refused);
    const update = { ...target, body: newLiveTraining({ title: "Meins" }) };
    expect(await stack.call("live-trainings/update", update)).toMatchObject(refused);
    expect(await stack.call("live-trainings/delete", target)).toMatchObject(refused);
    expect(await titles()).toEqual(["LinkedIn Sales Masterclass"]);
  });
});

describe("the list", () => {
  it("lists upcoming live trainings by date, and past ones in a view of their own [EVENT-03, EVENT-22-NS, WIDGET-03, API-14, API-122]", async () => {
    await calls.announce({ title: "Mai", date: "2027-05-01" });
    await calls.announce({ title: "abends", date: "2027-03-02", time: "20:00" });
    await calls.announce({ title: "mittags", date: "2027-03-02", time: "12:00" });
    stack.setNow("2027-01-09T09:00:00.000Z");
    await announceEarlier({ title: "gestern", date: "2027-02-28" });
    await announceEarlier({ title: "im Januar", date: "2027-01-10" });
    stack.setNow("2027-03-01T09:00:00.000Z");
    expect(await titles()).toEqual(["mittags", "abends", "Mai"]);
    expect(await titles({ view: "past" })).toEqual(["gestern", "im Januar"]);
  });

  it("lists a live training as upcoming until its end", async () => {
    await calls.announce({ date: "2027-03-01", time: "19:00", duration: "90 Min" });
    const lists = async (now: string) => {
      stack.setNow(now);
      return [(await list()).events.length, (await list({ view: "past" })).events.length];
    };
    expect(await lists("2027-03-01T18:00:00.000Z")).toEqual([1, 0]);
    expect(await lists("2027-03-01T19:29:59.999Z")).toEqual([1, 0]);
    expect(await lists("2027-03-01T19:30:00.000Z")).toEqual([0, 1]);
  });

  it("lists each live training once across pages, also if two start at the same time", async () => {
    for (const title of ["a", "b", "c", "d"]) await calls.announce({ title, date: "2027-04-01" });
    await calls.announce({ title: "e", date: "2027-04-02" });
    for (const limit of ["1", "2", "3"]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ limit, ...(cursor && { cursor }) });
        expect(page.events.length).toBeLessThanOrEqual(Number(limit));
        seen.push(...page.events.map(({ title }) => title));
        if (page.cursor) expect(page.cursor).not.toBe(cursor);
        cursor = page.cursor;
      } while (cursor);
      expect(seen).toEqual(["a", "b", "c", "d", "e"]);
    }
    expect((await list()).cursor).toBeUndefined();
  });

  it.each([
    "x",
    "2027-04-01_1",
    "2027-04-01T00:00:00.000Z_",
    "x2027-04-01T00:00:00.000Z_1",
    "2027-04-01T00:00:00.000Z_1x",
  ])("refuses the cursor %s", async (cursor) => {
    const refused = await stack.call("live-trainings/list", { token: person, query: { cursor } });
    expect(refused).toMatchObject({ status: 400, json: { fieldProblems: { cursor: { key: "invalid" } } } });
  });

  it("contains the meeting link for registered users and admins only [EVENT-33]", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const link = "https://meet.example.org/sales";
    const linksFor = async (token: string) => [
      (await list({}, token)).events[0]?.meetingLink,
      (await calls.seen(eventId, token)).meetingLink,
    ];
    expect(await linksFor(person)).toEqual([null, null]);
    expect(await linksFor(calls.admin)).toEqual([link, link]);
    await calls.register(person, eventId);
    expect(await linksFor(person)).toEqual([link, link]);
    const { token: waiting } = await signedInUser(stack);
    await calls.joinWaitingList(waiting, eventId);
    expect(await linksFor(waiting)).toEqual([null, null]);
    await calls.cancel(person, eventId);
    expect(await linksFor(person)).toEqual([null, null]);
    expect(await linksFor(waiting)).toEqual([null, null]);
  });
});

describe("a registration", () => {
  it("is listed for its user until it is canceled [EVENT-36, EVENT-39, EVENT-52, API-18..20, API-123, PERM-05, PERM-06, WIDGET-12, WIDGET-18]", async () => {
    const eventId = await calls.announce();
    expect(await ownParticipations()).toEqual([]);
    const { status, json } = await calls.register(person, eventId);
    expect(status).toBe(201);
    expect(json).toMatchObject({ id: eventId, currentParticipants: 1, participation: { state: "registered" } });
    expect(await ownParticipations()).toEqual([{ eventId, registeredAt: "2027-03-01T09:00:00.000Z" }]);
    expect((await calls.cancel(person, eventId)).json).toEqual({ success: true });
    expect(await ownParticipations()).toEqual([]);
  });

  it("is not listed while its user waits [EVENT-39]", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    await calls.register(calls.admin, eventId);
    expect((await calls.joinWaitingList(person, eventId)).json).toMatchObject({ participation: { state: "waiting" } });
    expect(await ownParticipations()).toEqual([]);
  });

  it("can be neither made nor canceled after the end", async () => {
    const eventId = await calls.announce({ date: "2027-03-01", time: "19:00", duration: "90 Min" });
    await calls.register(person, eventId);
    stack.setNow("2027-03-01T19:30:00.000Z");
    const over = { status: 409, json: { code: "live_training.over" } };
    expect(await calls.register(calls.admin, eventId)).toMatchObject(over);
    expect(await calls.cancel(person, eventId)).toMatchObject(over);
    expect(await ownParticipations()).toHaveLength(1);
  });
});
