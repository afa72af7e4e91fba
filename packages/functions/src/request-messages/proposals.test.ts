import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const { acceptedRequest, acceptedProject, send, propose, reply, shown, messages, see, update } =
  requestMessageCalls(stack);
afterAll(() => stack.stop());

const [tuesday, wednesday] = ["2027-03-02T09:00:00.000Z", "2027-03-03T13:30:00.000Z"];
const appointment = { slots: [wednesday, tuesday], minutes: 45, place: " https://example.org/raum " };
const offer = { amount: 680, unit: "day", days: 5, start: "2027-03-15" };
const closed = { status: 409, json: { code: "request_message.proposal_closed" } };
const answered = { status: 409, json: { code: "request_message.proposal_answered" } };
const unavailable = { status: 409, json: { code: "request_message.slot_unavailable" } };

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

describe.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)("dates under %s", (_kind, accept) => {
  it.each(["business", "freelancer"] as const)("of the %s are accepted by the other side once", async (side) => {
    const id = await accept(petra, aenne);
    const [author, other] = side === "business" ? [petra, aenne] : [aenne, petra];
    const messageId = await propose(author, id, { appointment });
    const open = { slots: [tuesday, wednesday], minutes: 45, place: "https://example.org/raum", status: "open" };
    for (const reader of [author, other]) expect((await shown(reader, id, messageId))?.appointment).toEqual(open);
    const accepted = { messageId, accepted: true, slot: wednesday };
    expect(await reply(author, id, accepted)).toMatchObject(closed);
    expect(await reply(other, id, accepted)).toMatchObject({ status: 201 });
    const agreed = { ...open, status: "accepted", agreedSlot: wednesday };
    for (const reader of [author, other]) expect((await shown(reader, id, messageId))?.appointment).toEqual(agreed);
    expect(await reply(other, id, accepted)).toMatchObject(answered);
    expect(await messages(petra, id)).toHaveLength(2);
  });
});

describe("dates", () => {
  it("are declined as a whole", async () => {
    const id = await acceptedRequest(petra, aenne);
    const messageId = await propose(petra, id, { appointment });
    expect(await reply(aenne, id, { messageId, accepted: false })).toMatchObject({ status: 201 });
    expect((await shown(petra, id, messageId))?.appointment).toMatchObject({ status: "declined" });
  });

  it("stay open when messages follow and are read, and are replaced by newer ones of either side", async () => {
    const id = await acceptedRequest(petra, aenne);
    const first = await propose(petra, id, { appointment });
    await propose(aenne, id, {});
    for (const reader of [petra, aenne]) await see(reader, id);
    expect((await shown(aenne, id, first))?.appointment?.status).toBe("open");
    const second = await propose(aenne, id, { appointment: { slots: [tuesday], minutes: 30 } });
    expect((await shown(aenne, id, first))?.appointment?.status).toBe("replaced");
    expect(await reply(aenne, id, { messageId: first, accepted: true, slot: tuesday })).toMatchObject(closed);
    expect(await reply(petra, id, { messageId: second, accepted: true, slot: tuesday })).toMatchObject({ status: 201 });
  });

  it("take one of two answers at the same time", async () => {
    const id = await acceptedRequest(petra, aenne);
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const messageId = await propose(aenne, id, { appointment });
    const results = await Promise.all([
      reply(petra, id, { messageId, accepted: true, slot: tuesday }),
      reply(jan, id, { messageId, accepted: true, slot: wednesday }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(results.find(({ status }) => status === 409)).toMatchObject(answered);
    expect(await messages(petra, id)).toHaveLength(2);
  });

  it("are not accepted once they are past, or when they were not proposed", async () => {
    const id = await acceptedRequest(petra, aenne);
    const soon = "2027-03-01T11:00:00.000Z";
    const messageId = await propose(petra, id, { appointment: { slots: [soon, wednesday], minutes: 30 } });
    stack.setNow(soon);
    for (const slot of [soon, "2027-03-03T14:00:00.000Z", undefined]) {
      expect(await reply(aenne, id, { messageId, accepted: true, slot })).toMatchObject(unavailable);
    }
    expect(await reply(aenne, id, { messageId, accepted: true, slot: wednesday })).toMatchObject({ status: 201 });
  });

  it.each([
    ["the present", [tuesday, "2027-03-01T09:00:00.000Z"], "Bitte einen Zeitpunkt in der Zukunft angeben."],
    ["more than 180 days", ["2027-08-28T09:00:00.001Z"], "Bitte einen Termin in den nächsten 180 Tagen angeben."],
  ])("are refused for %s", async (_case, slots, problem) => {
    const id = await acceptedRequest(petra, aenne);
    const body = { text: "Passt das?", appointment: { slots, minutes: 30 } };
    expect(await send(petra, id, body)).toMatchObject({ status: 400, json: { fields: { appointment: problem } } });
  });

  it("are one to three, of one of four lengths, and come without an offer", async () => {
    const id = await acceptedRequest(petra, aenne);
    const bad = [
      { appointment: { ...appointment, slots: [] } },
      { appointment: { ...appointment, slots: [tuesday, wednesday, tuesday, wednesday] } },
      { appointment: { ...appointment, minutes: 50 } },
      { appointment: { ...appointment, place: "x".repeat(201) } },
      { appointment: { ...appointment, place: "Zeile\nZeile" } },
      { appointment, offer },
    ];
    for (const proposal of bad) {
      expect(await send(aenne, id, { text: "Passt das?", ...proposal })).toMatchObject({ status: 400 });
    }
    expect(await messages(petra, id)).toEqual([]);
  });

  it("of another request are not answered", async () => {
    const [id, other] = [await acceptedRequest(petra, aenne), await acceptedRequest(await requests.business(), aenne)];
    const messageId = await propose(petra, id, { appointment });
    expect(await reply(aenne, other, { messageId, accepted: false })).toMatchObject(closed);
    expect((await shown(aenne, id, messageId))?.appointment?.status).toBe("open");
  });

  it("are exported with their answer", async () => {
    const id = await acceptedRequest(petra, aenne);
    const messageId = await propose(aenne, id, { appointment });
    await reply(petra, id, { messageId, accepted: true, slot: tuesday });
    const { file } = await exportedFile(stack, aenne.token);
    const slots = [tuesday, wednesday];
    expect(file.messagesAboutRequests).toMatchObject([
      { appointment: { slots, minutes: 45 }, answerToProposal: { accepted: true, slot: tuesday } },
    ]);
  });
});

describe.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)("an offer under %s", (_kind, accept) => {
  it("of the freelancer is accepted by the company, which has then hired them", async () => {
    const id = await accept(petra, aenne);
    const messageId = await propose(aenne, id, { offer });
    expect((await shown(petra, id, messageId))?.offer).toEqual({ ...offer, status: "open" });
    const acceptance = await reply(petra, id, { messageId, accepted: true });
    expect(acceptance.status).toBe(201);
    const accepted = { ...offer, status: "accepted", answerId: (acceptance.json as RequestMessage).id };
    for (const reader of [petra, aenne]) expect((await shown(reader, id, messageId))?.offer).toEqual(accepted);
    expect(await reply(petra, id, { messageId, accepted: false })).toMatchObject(answered);
  });
});

describe("an offer", () => {
  const progressOf = async () => {
    const { json } = await stack.call("project-requests/list-sent", { token: petra.token });
    return (json as SentProjectRequest[])[0]?.progress;
  };

  it("of a company is refused", async () => {
    const id = await acceptedRequest(petra, aenne);
    const refused = { status: 403, json: { code: "session.forbidden" } };
    expect(await send(petra, id, { text: "Mein Angebot.", offer })).toMatchObject(refused);
  });

  it("sets the state of the request, in nobody's name, unless the company is further already", async () => {
    const id = await acceptedRequest(petra, aenne);
    await propose(aenne, id, { offer });
    expect(await progressOf()).toEqual({ state: "offered", at: "2027-03-01T09:00:00.000Z" });
    await update(petra, id, { progress: "talking" });
    await propose(aenne, id, { offer });
    expect(await progressOf()).toMatchObject({ state: "offered" });
    await update(petra, id, { progress: "ended" });
    await propose(aenne, id, { offer });
    expect(await progressOf()).toMatchObject({ state: "ended", by: { isOwn: true } });
  });

  it("that is accepted sets the state of the request, in the name of who accepted it", async () => {
    const id = await acceptedRequest(petra, aenne);
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    await update(petra, id, { progress: "offered" });
    const messageId = await propose(aenne, id, { offer: { amount: 3400, unit: "total" } });
    await reply(jan, id, { messageId, accepted: true });
    expect(await progressOf()).toMatchObject({ state: "hired", by: { name: "Jan Süd" } });
  });

  it("is declined with a refusal, which ends the request in one step", async () => {
    const id = await acceptedRequest(petra, aenne);
    const messageId = await propose(aenne, id, { offer });
    const refusal = { text: "Diesmal haben wir uns anders entschieden.", progress: "ended" };
    const answer = { messageId, accepted: false };
    expect(await send(petra, id, { ...refusal, answer })).toMatchObject({ status: 201 });
    expect((await shown(aenne, id, messageId))?.offer?.status).toBe("declined");
    expect(await progressOf()).toMatchObject({ state: "ended", by: { isOwn: true } });
    expect(await send(petra, id, { ...refusal, answer })).toMatchObject(answered);
    expect(await messages(petra, id)).toHaveLength(2);
  });

  it("is not needed for a refusal, which only a company writes", async () => {
    const id = await acceptedRequest(petra, aenne);
    const refusal = { text: "Es klappt leider nicht.", progress: "ended" };
    expect(await send(aenne, id, refusal)).toMatchObject({ status: 403, json: { code: "session.forbidden" } });
    expect(await send(petra, id, { ...refusal, progress: "hired" })).toMatchObject({ status: 400 });
    expect(await progressOf()).toBeUndefined();
    expect(await send(petra, id, refusal)).toMatchObject({ status: 201 });
    expect(await progressOf()).toMatchObject({ state: "ended" });
  });

  it("that is declined changes nothing else, and a newer one replaces an open one", async () => {
    const id = await acceptedRequest(petra, aenne);
    await update(petra, id, { progress: "offered" });
    const first = await propose(aenne, id, { offer });
    const second = await propose(aenne, id, { offer: { ...offer, amount: 640 } });
    expect(await reply(petra, id, { messageId: first, accepted: true })).toMatchObject(closed);
    expect(await reply(petra, id, { messageId: second, accepted: false })).toMatchObject({ status: 201 });
    expect((await shown(aenne, id, second))?.offer?.status).toBe("declined");
    expect(await progressOf()).toMatchObject({ state: "offered" });
  });

  it("has a whole amount, and whole or half days", async () => {
    const id = await acceptedRequest(petra, aenne);
    for (const bad of [
      { amount: 0 },
      { amount: 1.5 },
      { amount: 1_000_001 },
      { days: 0 },
      { days: 6.4 },
      { days: 365.5 },
      { unit: "hour" },
    ]) {
      const body = { text: "Mein Angebot.", offer: { ...offer, ...bad } };
      expect(await send(aenne, id, body)).toMatchObject({ status: 400 });
    }
    const messageId = await propose(aenne, id, { offer: { ...offer, days: 0.5 } });
    expect((await shown(petra, id, messageId))?.offer).toMatchObject({ amount: 680, days: 0.5 });
  });
});
