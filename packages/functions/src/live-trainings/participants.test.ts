import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import { type ReadyAccount, readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { fullEvent, participantNews, people } from "@linkedpotential/local/testing/participants";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let calls: LiveTrainingCalls;
let news: ReturnType<typeof participantNews>;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow(now);
  calls = await liveTrainingCalls(stack);
  news = participantNews(stack);
});
beforeEach(() => stack.setNow(now));
afterAll(() => stack.stop());

const about = (eventId: number, token = calls.admin) => ({ token, params: { liveTrainingId: String(eventId) } });
const person = (eventId: number, { user }: ReadyAccount, token = calls.admin) => ({
  token,
  params: { liveTrainingId: String(eventId), participantId: String(user.id) },
});
async function list(eventId: number): Promise<ParticipantList> {
  return (await stack.call("live-trainings/list-participants", about(eventId))).json as ParticipantList;
}
async function ids(eventId: number) {
  const { participants, waiting } = await list(eventId);
  return { participants: participants.map(({ userId }) => userId), waiting: waiting.map(({ userId }) => userId) };
}
const add = (eventId: number, email: string) =>
  stack.call("live-trainings/add-participant", { ...about(eventId), body: { email } });
const remove = (eventId: number, account: ReadyAccount) =>
  stack.call("live-trainings/remove-participant", person(eventId, account));
const attend = (eventId: number, account: ReadyAccount, isPresent: boolean) =>
  stack.call("live-trainings/set-attendance", { ...person(eventId, account), body: { isPresent } });
const move = (eventId: number, account: ReadyAccount, position: number) =>
  stack.call("live-trainings/move-on-waiting-list", { ...person(eventId, account), body: { position } });
const refusal = (status: number, code: string) => ({ status, json: { code: `live_training.${code}` } });
describe("the list of participants", () => {
  it("names everybody with a seat or on the waiting list, with address and time", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const [holder, first, second] = (await people(3)) as [ReadyAccount, ReadyAccount, ReadyAccount];
    await calls.register(holder.token, eventId);
    await calls.joinWaitingList(first.token, eventId);
    stack.setNow("2027-03-01T10:00:00.000Z");
    await calls.joinWaitingList(second.token, eventId);
    const of = ({ user: { id: userId, name, email } }: ReadyAccount) => ({ userId, name, email });
    expect(await list(eventId)).toEqual({
      participants: [{ ...of(holder), registeredAt: now, isPresent: false }],
      waiting: [
        { ...of(first), waitingSince: now, offeredUntil: null },
        { ...of(second), waitingSince: "2027-03-01T10:00:00.000Z", offeredUntil: null },
      ],
    });
    await calls.cancel(holder.token, eventId);
    await calls.cancel(first.token, eventId);
    expect(await list(eventId)).toMatchObject({
      participants: [],
      waiting: [{ ...of(second), waitingSince: "2027-03-01T10:00:00.000Z", offeredUntil: "2027-03-02T10:00:00.000Z" }],
    });
    await calls.register(second.token, eventId);
    expect(await ids(eventId)).toEqual({ participants: [second.user.id], waiting: [] });
  });

  it("is for admins only, and so is every change of it", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 1);
    const forbidden = { status: 403, json: { code: "session.forbidden" } };
    const own = person(eventId, line[0], holder.token);
    const event = about(eventId, holder.token);
    const message = { subject: "Hallo", text: "Zusammen" };
    for (const answer of [
      await stack.call("live-trainings/list-participants", event),
      await stack.call("live-trainings/add-participant", { ...event, body: { email: holder.user.email } }),
      await stack.call("live-trainings/send-message", { ...event, body: message }),
      await stack.call("live-trainings/remove-participant", own),
      await stack.call("live-trainings/set-attendance", { ...own, body: { isPresent: true } }),
      await stack.call("live-trainings/move-on-waiting-list", { ...own, body: { position: 1 } }),
    ]) {
      expect(answer).toMatchObject(forbidden);
    }
    expect(await ids(eventId)).toEqual({ participants: [holder.user.id], waiting: [line[0].user.id] });
  });

  it("does not exist for a live training that was called off", async () => {
    const eventId = await calls.announce();
    await calls.remove(eventId);
    expect(await stack.call("live-trainings/list-participants", about(eventId))).toMatchObject(
      refusal(404, "not_found"),
    );
  });
});

describe("attendance", () => {
  it("is noted and taken back, for participants only", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 1);
    expect((await attend(eventId, holder, true)).json).toEqual({ success: true });
    expect((await list(eventId)).participants).toMatchObject([{ isPresent: true }]);
    expect((await attend(eventId, holder, false)).status).toBe(200);
    expect((await list(eventId)).participants).toMatchObject([{ isPresent: false }]);
    expect(await attend(eventId, line[0], true)).toMatchObject(refusal(404, "no_participant"));
  });
});

describe("a participant whom an admin removes", () => {
  it("is notified once by mail and bell, and the seat is offered to the first who waits", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 2);
    expect((await remove(eventId, holder)).json).toEqual({ success: true });
    await stack.deliver();
    expect(await ids(eventId)).toEqual({ participants: [], waiting: line.map(({ user }) => user.id) });
    expect(news.subjectsTo(holder)[0]).toBe("Abgemeldet: LinkedIn Sales Masterclass");
    expect(await news.bellOf(holder)).toEqual([
      "event_seat_removed: Unser Team hat Sie abgemeldet: LinkedIn Sales Masterclass, 12. März 2027 um 19:00 MEZ",
    ]);
    expect(await news.bellOf(line[0])).toEqual([
      "event_seat_offered: LinkedIn Sales Masterclass: bis 2. März 2027 um 10:00 MEZ für Sie reserviert.",
    ]);
    expect(await news.bellOf(line[1])).toEqual([]);
    expect(await remove(eventId, holder)).toMatchObject(refusal(404, "no_participant"));
    expect(await news.recorded()).toContain("live_training.participant_removed");
  });

  it("loses a place on the waiting list or a held seat likewise", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 2);
    await remove(eventId, line[1]);
    expect(await ids(eventId)).toEqual({ participants: [holder.user.id], waiting: [line[0].user.id] });
    await calls.cancel(holder.token, eventId);
    await remove(eventId, line[0]);
    await stack.deliver();
    expect(await calls.seen(eventId)).toMatchObject({ currentParticipants: 0, waitingParticipants: 0 });
    for (const removed of line) expect(news.subjectsTo(removed)[0]).toMatch(/^Abgemeldet/);
  });

  it("stays listed after the end of the live training", async () => {
    const { eventId, holder } = await fullEvent(stack, calls, 0);
    stack.setNow("2027-03-13T09:00:00.000Z");
    const { token } = await signedInAdmin(stack);
    const call = person(eventId, holder, token);
    expect(await stack.call("live-trainings/remove-participant", call)).toMatchObject(refusal(409, "over"));
  });
});

describe("an account that an admin adds by its address", () => {
  it("gets a free seat, and is notified by mail and bell", async () => {
    const eventId = await calls.announce();
    const [added] = (await people(1)) as [ReadyAccount];
    const answer = await add(eventId, added.user.email.toUpperCase());
    expect(answer).toMatchObject({ status: 201, json: { participation: { state: "registered" } } });
    await stack.deliver();
    expect(await ids(eventId)).toEqual({ participants: [added.user.id], waiting: [] });
    expect(news.subjectsTo(added)).toEqual(["Platz reserviert: LinkedIn Sales Masterclass"]);
    expect(await news.bellOf(added)).toEqual([
      expect.stringMatching(/^event_seat_given: Unser Team hat Sie angemeldet/),
    ]);
    expect(await add(eventId, added.user.email)).toMatchObject(refusal(409, "already_listed"));
    expect(await news.recorded()).toContain("live_training.participant_added");
  });

  it("joins the waiting list if no seat is free, and gets the seat that is held for it", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 1);
    const [added] = (await people(1)) as [ReadyAccount];
    expect((await add(eventId, added.user.email)).json).toMatchObject({
      participation: { state: "waiting", position: 2 },
    });
    await remove(eventId, holder);
    await remove(eventId, line[0]);
    expect((await add(eventId, added.user.email)).json).toMatchObject({ participation: { state: "registered" } });
    expect(await ids(eventId)).toEqual({ participants: [added.user.id], waiting: [] });
  });

  it("must be a freelancer, and the refusal of a business says so", async () => {
    const eventId = await calls.announce();
    const { user } = await readyAccount({ role: "business" });
    expect(await add(eventId, user.email)).toMatchObject({
      status: 409,
      json: {
        code: "live_training.freelancers_only",
        error: "Live-Events sind nur für Freelancer. Diese Adresse gehört zu einem Unternehmenskonto.",
      },
    });
    expect(await ids(eventId)).toEqual({ participants: [], waiting: [] });
  });

  it("must be a verified account", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const eventId = await calls.announce();
    const [unproven] = (await people(1)) as [ReadyAccount];
    await UserEntity.patch({ userId: unproven.user.id }).set({ emailVerified: false }).go();
    for (const email of [unproven.user.email, "niemand@example.org"]) {
      expect(await add(eventId, email)).toMatchObject(refusal(404, "unknown_address"));
    }
    expect((await add(eventId, "kein")).status).toBe(400);
  });
});

describe("an account on the waiting list", () => {
  it("moves to any position, and the next free seat goes to the first", async () => {
    const { eventId, holder } = await fullEvent(stack, calls, 0);
    const line = (await people(3)) as [ReadyAccount, ReadyAccount, ReadyAccount];
    for (const { token } of line) await calls.joinWaitingList(token, eventId);
    const [a, b, c] = line.map(({ user }) => user.id);
    expect((await move(eventId, line[2], 1)).json).toEqual({ success: true });
    expect((await ids(eventId)).waiting).toEqual([c, a, b]);
    await move(eventId, line[2], 3);
    expect((await ids(eventId)).waiting).toEqual([a, b, c]);
    await move(eventId, line[0], 99);
    expect((await ids(eventId)).waiting).toEqual([b, c, a]);
    await calls.cancel(holder.token, eventId);
    expect(await calls.seen(eventId, line[1].token)).toMatchObject({ participation: { state: "offered" } });
    // A held seat keeps its place in front of the others.
    expect(await move(eventId, line[1], 2)).toMatchObject(refusal(404, "no_participant"));
    await move(eventId, line[0], 1);
    expect((await ids(eventId)).waiting).toEqual([b, a, c]);
    expect((await list(eventId)).waiting.map(({ waitingSince }) => waitingSince)).toEqual([now, now, now]);
    expect(await move(eventId, holder, 1)).toMatchObject(refusal(404, "no_participant"));
  });
});
