import { signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { fullEvent, participantNews } from "@linkedpotential/local/testing/participants";
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
const refusal = (status: number, code: string) => ({ status, json: { code: `live_training.${code}` } });
describe("a message", () => {
  const send = (eventId: number, isForWaitingList: boolean) =>
    stack.call("live-trainings/send-message", {
      ...about(eventId),
      body: { subject: "Neuer Raum", text: "Wir treffen uns\nim zweiten Raum.", isForWaitingList },
    });

  it("reaches the participants by mail and bell, and the waiting list if chosen", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 1);
    expect(await send(eventId, false)).toMatchObject({ status: 201, json: { people: 1 } });
    await stack.deliver();
    const [mail] = stack.mails().filter(({ to }) => to === holder.user.email);
    expect(mail?.subject).toBe("Neuer Raum");
    expect(mail?.text).toContain("Wir treffen uns\nim zweiten Raum.");
    expect(mail?.text).toContain("„LinkedIn Sales Masterclass“, 12. März 2027 um 19:00 MEZ");
    expect(await news.bellOf(holder)).toEqual([
      "event_message: Neuer Raum (LinkedIn Sales Masterclass). Der Text steht in der E-Mail.",
    ]);
    expect(news.subjectsTo(line[0])).toEqual([]);
    expect(await send(eventId, true)).toMatchObject({ json: { people: 2 } });
    await stack.deliver();
    expect(news.subjectsTo(line[0])).toEqual(["Neuer Raum"]);
    expect(await news.recorded()).toContain("live_training.message_sent");
  });

  it("may follow after the end, but not after a cancellation", async () => {
    const { eventId, holder } = await fullEvent(stack, calls, 0);
    stack.setNow("2027-03-12T21:00:00.000Z");
    const { token } = await signedInAdmin(stack);
    const body = { subject: "Danke", text: "Die Aufzeichnung folgt." };
    expect((await stack.call("live-trainings/send-message", { ...about(eventId, token), body })).status).toBe(201);
    await stack.deliver();
    expect(news.subjectsTo(holder)).toContain("Danke");
    const remaining = about(eventId, token);
    await stack.call("live-trainings/delete", remaining);
    expect(await stack.call("live-trainings/send-message", { ...remaining, body })).toMatchObject(
      refusal(404, "not_found"),
    );
  });
});

describe("a change of a live training", () => {
  it("reaches the bell of those registered with the old and the new value, and its cancellation everybody's", async () => {
    const { eventId, holder, line } = await fullEvent(stack, calls, 1);
    await calls.update(eventId, { maxParticipants: 1, date: "2027-03-13" });
    await stack.deliver();
    const moved =
      "event_changed: LinkedIn Sales Masterclass: jetzt 13. März 2027 um 19:00 MEZ, bisher 12. März 2027 um 19:00 MEZ.";
    expect(await news.bellOf(holder)).toEqual([moved]);
    expect(stack.mails().find(({ to }) => to === holder.user.email)?.text).toContain(
      "Bisher: 12. März 2027 um 19:00 MEZ",
    );
    expect(await news.bellOf(line[0])).toEqual([]);
    await calls.remove(eventId);
    await stack.deliver();
    const canceled = "event_canceled: LinkedIn Sales Masterclass, 13. März 2027 um 19:00 MEZ, findet nicht statt.";
    expect((await news.bellOf(holder))[0]).toBe(canceled);
    expect(await news.bellOf(line[0])).toEqual([canceled]);
  });
});
