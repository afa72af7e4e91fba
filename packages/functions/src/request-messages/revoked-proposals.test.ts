import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const { acceptedRequest, acceptedProject, propose, reply, shown, messages } = requestMessageCalls(stack);
afterAll(() => stack.stop());

const [tuesday, wednesday] = ["2027-03-02T09:00:00.000Z", "2027-03-03T13:30:00.000Z"];
const appointment = { slots: [tuesday, wednesday], minutes: 45, place: "https://example.org/raum" };
const offer = { amount: 680, unit: "day", days: 5, start: "2027-03-15" };
const closed = { status: 409, json: { code: "request_message.proposal_closed" } };
const answered = { status: 409, json: { code: "request_message.proposal_answered" } };

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

const agree = async (id: number): Promise<number> => {
  const messageId = await propose(petra, id, { appointment });
  expect(await reply(aenne, id, { messageId, accepted: true, slot: tuesday })).toMatchObject({ status: 201 });
  return messageId;
};

describe("an open proposal", () => {
  it.each([
    ["dates of a company", "business", { appointment }],
    ["dates of a freelancer", "freelancer", { appointment }],
    ["an offer", "freelancer", { offer }],
  ] as const)("is taken back by its own side: %s", async (_case, side, proposal) => {
    const id = await acceptedProject(petra, aenne);
    const [author, other] = side === "business" ? [petra, aenne] : [aenne, petra];
    const messageId = await propose(author, id, proposal);
    expect(await reply(author, id, { messageId, accepted: false })).toMatchObject({ status: 201 });
    for (const reader of [author, other]) {
      const { appointment: dates, offer: price } = (await shown(reader, id, messageId)) ?? {};
      expect((dates ?? price)?.status).toBe("withdrawn");
    }
    for (const accepted of [true, false]) {
      expect(await reply(other, id, { messageId, accepted, slot: tuesday })).toMatchObject(answered);
    }
    expect(await reply(author, id, { messageId, accepted: false })).toMatchObject(answered);
  });

  it("is taken back by a colleague of its author", async () => {
    const id = await acceptedRequest(petra, aenne);
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const messageId = await propose(petra, id, { appointment });
    expect(await reply(jan, id, { messageId, accepted: false })).toMatchObject({ status: 201 });
    expect((await shown(aenne, id, messageId))?.appointment?.status).toBe("withdrawn");
  });

  it("is taken back or accepted, when both happen at the same time", async () => {
    const id = await acceptedRequest(petra, aenne);
    const messageId = await propose(aenne, id, { offer });
    const results = await Promise.all([
      reply(petra, id, { messageId, accepted: true }),
      reply(aenne, id, { messageId, accepted: false }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(results.find(({ status }) => status === 409)).toMatchObject(answered);
    expect(await messages(petra, id)).toHaveLength(2);
  });

  it("is not taken back once it was replaced", async () => {
    const id = await acceptedRequest(petra, aenne);
    const messageId = await propose(aenne, id, { offer });
    await propose(aenne, id, { offer });
    expect(await reply(aenne, id, { messageId, accepted: false })).toMatchObject(closed);
  });
});

it("an accepted offer is final for both sides", async () => {
  const id = await acceptedRequest(petra, aenne);
  const messageId = await propose(aenne, id, { offer });
  await reply(petra, id, { messageId, accepted: true });
  for (const side of [petra, aenne]) {
    expect(await reply(side, id, { messageId, accepted: false })).toMatchObject(answered);
  }
  expect((await shown(aenne, id, messageId))?.offer?.status).toBe("accepted");
});

describe("an agreed date", () => {
  it.each(["business", "freelancer"] as const)("is canceled once by the %s", async (side) => {
    const id = await acceptedProject(petra, aenne);
    const messageId = await agree(id);
    const author = side === "business" ? petra : aenne;
    expect(await reply(author, id, { messageId, accepted: false, slot: tuesday })).toMatchObject({ status: 201 });
    for (const reader of [petra, aenne]) {
      const canceled = { status: "canceled", agreedSlot: tuesday };
      expect((await shown(reader, id, messageId))?.appointment).toMatchObject(canceled);
    }
    for (const again of [petra, aenne]) {
      expect(await reply(again, id, { messageId, accepted: false, slot: tuesday })).toMatchObject(answered);
    }
  });

  it("is not canceled by a rejection of the proposal, or of another date", async () => {
    const id = await acceptedRequest(petra, aenne);
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const messageId = await agree(id);
    for (const rejection of [{}, { slot: wednesday }]) {
      expect(await reply(jan, id, { messageId, accepted: false, ...rejection })).toMatchObject(answered);
    }
    expect((await shown(aenne, id, messageId))?.appointment?.status).toBe("accepted");
  });

  it("is canceled although newer dates are open, which stay so", async () => {
    const id = await acceptedRequest(petra, aenne);
    const messageId = await agree(id);
    const newer = await propose(aenne, id, { appointment: { ...appointment, slots: [wednesday] } });
    expect(await reply(petra, id, { messageId, accepted: false, slot: tuesday })).toMatchObject({ status: 201 });
    expect((await shown(petra, id, messageId))?.appointment?.status).toBe("canceled");
    expect((await shown(petra, id, newer))?.appointment?.status).toBe("open");
  });

  it("is not canceled once it has begun", async () => {
    const id = await acceptedRequest(petra, aenne);
    const soon = "2027-03-01T09:10:00.000Z";
    const messageId = await propose(petra, id, { appointment: { ...appointment, slots: [soon] } });
    expect(await reply(aenne, id, { messageId, accepted: true, slot: soon })).toMatchObject({ status: 201 });
    stack.setNow(soon);
    for (const side of [petra, aenne]) {
      expect(await reply(side, id, { messageId, accepted: false, slot: soon })).toMatchObject(answered);
    }
    expect((await shown(aenne, id, messageId))?.appointment?.status).toBe("accepted");
  });
});
