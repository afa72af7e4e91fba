import { type ReadyAccount, readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-01T09:00:00.000Z";

let stack: TestStack;
let calls: LiveTrainingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow(now);
  calls = await liveTrainingCalls(stack);
});
beforeEach(() => stack.setNow(now));
afterAll(() => stack.stop());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => readyAccount()));
const about = (eventId: number, token = calls.admin) => ({ token, params: { liveTrainingId: String(eventId) } });
const refusal = (status: number, code: string) => ({ status, json: { code: `live_training.${code}` } });
const subjectsTo = ({ user }: ReadyAccount) =>
  stack
    .mails()
    .filter(({ to }) => to === user.email)
    .map(({ subject }) => subject);
async function bellOf({ token }: ReadyAccount) {
  const { json } = await stack.call("notifications/list", { token });
  return (json as { type: string; message: string }[]).map(({ type, message }) => `${type}: ${message}`);
}
const recorded = async () =>
  (await storedItems()).filter((item) => item.__edb_e__ === "admin-action").map(({ action }) => String(action));

/** Creates a live training with one seat. The first account has the seat, and the others wait. */
async function fullEvent(waiting: number) {
  const [holder, ...line] = (await people(1 + waiting)) as [ReadyAccount, ...ReadyAccount[]];
  const eventId = await calls.announce({ maxParticipants: 1 });
  await calls.register(holder.token, eventId);
  for (const { token } of line) await calls.joinWaitingList(token, eventId);
  await stack.deliver();
  return { eventId, holder, line: line as [ReadyAccount, ReadyAccount] };
}

describe("a message", () => {
  const send = (eventId: number, isForWaitingList: boolean) =>
    stack.call("live-trainings/send-message", {
      ...about(eventId),
      body: { subject: "Neuer Raum", text: "Wir treffen uns\nim zweiten Raum.", isForWaitingList },
    });

  it("reaches the participants by mail and bell, and the waiting list if chosen", async () => {
    const { eventId, holder, line } = await fullEvent(1);
    expect(await send(eventId, false)).toMatchObject({ status: 201, json: { people: 1 } });
    await stack.deliver();
    const [mail] = stack.mails().filter(({ to }) => to === holder.user.email);
    expect(mail?.subject).toBe("Neuer Raum");
    expect(mail?.text).toContain("Wir treffen uns\nim zweiten Raum.");
    expect(mail?.text).toContain("„LinkedIn Sales Masterclass“, 12. März 2027 um 19:00 MEZ");
    expect(await bellOf(holder)).toEqual([
      "event_message: Neuer Raum (LinkedIn Sales Masterclass). Der Text steht in der E-Mail.",
    ]);
    expect(subjectsTo(line[0])).toEqual([]);
    expect(await send(eventId, true)).toMatchObject({ json: { people: 2 } });
    await stack.deliver();
    expect(subjectsTo(line[0])).toEqual(["Neuer Raum"]);
    expect(await recorded()).toContain("live_training.message_sent");
  });

  it("may follow after the end, but not after a cancellation", async () => {
    const { eventId, holder } = await fullEvent(0);
    stack.setNow("2027-03-12T21:00:00.000Z");
    const { token } = await signedInAdmin(stack);
    const body = { subject: "Danke", text: "Die Aufzeichnung folgt." };
    expect((await stack.call("live-trainings/send-message", { ...about(eventId, token), body })).status).toBe(201);
    await stack.deliver();
    expect(subjectsTo(holder)).toContain("Danke");
    const remaining = about(eventId, token);
    await stack.call("live-trainings/delete", remaining);
    expect(await stack.call("live-trainings/send-message", { ...remaining, body })).toMatchObject(
      refusal(404, "not_found"),
    );
  });
});

describe("a change of a live training", () => {
  it("reaches the bell of those registered with the old and the new value, and its cancellation everybody's", async () => {
    const { eventId, holder, line } = await fullEvent(1);
    await calls.update(eventId, { maxParticipants: 1, date: "2027-03-13" });
    await stack.deliver();
    const moved =
      "event_changed: LinkedIn Sales Masterclass: jetzt 13. März 2027 um 19:00 MEZ, bisher 12. März 2027 um 19:00 MEZ.";
    expect(await bellOf(holder)).toEqual([moved]);
    expect(stack.mails().find(({ to }) => to === holder.user.email)?.text).toContain(
      "Bisher: 12. März 2027 um 19:00 MEZ",
    );
    expect(await bellOf(line[0])).toEqual([]);
    await calls.remove(eventId);
    await stack.deliver();
    const canceled = "event_canceled: LinkedIn Sales Masterclass, 13. März 2027 um 19:00 MEZ, findet nicht statt.";
    expect((await bellOf(holder))[0]).toBe(canceled);
    expect(await bellOf(line[0])).toEqual([canceled]);
  });
});
