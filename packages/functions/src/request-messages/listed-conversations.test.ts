import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { ReceivedProjectRequest, SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const { acceptedRequest, acceptedProject, write, send, messages, see, update } = requestMessageCalls(stack);
afterAll(() => stack.stop());

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  at(0);
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

const refusal = (status: number, code: string) => ({ status, json: { code } });
const at = (second: number) => stack.setNow(`2027-03-01T09:00:0${second}.000Z`);
const erase = async ({ token }: Someone) => {
  await stack.call("user/delete", { token, body: { currentPassword: "geheim-und-lang" } });
  await stack.deliver();
};

interface Listed {
  id: number;
  conversation?: object | undefined;
}
type Kind = "a request of a business" | "a request for a project";

/** Reads the request in the lists of both sides. */
async function listed(kind: Kind, id: number): Promise<(Listed | undefined)[]> {
  const find = (all: Listed[]) => all.find((one) => one.id === id);
  const ownId = String(aenne.user.id);
  if (kind === "a request of a business") {
    const sent = await stack.call("project-requests/list-sent", { token: petra.token });
    const received = await stack.call("project-requests/list-received", { token: aenne.token });
    return [find(sent.json as SentProjectRequest[]), find(received.json as ReceivedProjectRequest[])];
  }
  const call = { token: aenne.token, params: { userId: ownId } };
  const asked = (await stack.call("collaboration-requests/list-sent", call)).json as CollaborationRequest[];
  const forPost = await projectPostCalls(stack).requestsFor(petra, asked[0]?.postId ?? 0);
  return [find(forPost), find(asked)];
}

describe.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)("under %s", (kind, accept) => {
  it("lists show the number of messages, and of those that the reader's side has not read", async () => {
    const id = await accept(petra, aenne);
    expect(await listed(kind, id)).toMatchObject([
      expect.not.objectContaining({ conversation: expect.anything() }),
      expect.not.objectContaining({ conversation: expect.anything() }),
    ]);
    await write(petra, id);
    at(2);
    await write(petra, id);
    const lastMessageAt = "2027-03-01T09:00:02.000Z";
    const all = { count: 2, lastMessageAt };
    const states = (...unread: number[]) => unread.map((one) => ({ conversation: { ...all, unread: one } }));
    expect(await listed(kind, id)).toMatchObject(states(0, 2));
    await see(petra, id);
    expect(await listed(kind, id)).toMatchObject(states(0, 2));
    for (const reading of [messages, see]) {
      expect(await reading(aenne, id)).toMatchObject([{ isUnread: true }, { isUnread: true }]);
    }
    expect(await listed(kind, id)).toMatchObject(states(0, 0));
    expect(await messages(aenne, id)).toMatchObject([{ isUnread: false }, { isUnread: false }]);
  });

  it("messages stay unread while a later one has not been seen", async () => {
    const id = await accept(petra, aenne);
    await write(petra, id, "Erste.");
    const [first] = await messages(aenne, id);
    at(1);
    await write(petra, id, "Zweite.");
    expect(await update(aenne, id, { readUntil: first?.id })).toMatchObject({ status: 200 });
    expect(await listed(kind, id)).toMatchObject([{}, { conversation: { unread: 2 } }]);
    await see(aenne, id);
    expect(await listed(kind, id)).toMatchObject([{}, { conversation: { unread: 0 } }]);
  });

  it("lists show the last message with its author, until it is erased", async () => {
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const id = await accept(petra, aenne);
    await write(petra, id, "Von Petra.");
    at(1);
    await write(jan, id, "Von Jan.");
    const lastMessage = (name: string, isOwnSide: boolean) => ({
      conversation: { lastMessage: { text: "Von Jan.", author: { name, isOwn: false, isOwnSide } } },
    });
    expect(await listed(kind, id)).toMatchObject([lastMessage("Jan Süd", true), lastMessage("Jan S.", false)]);
    await erase(jan);
    const [ofBusiness] = await listed(kind, id);
    expect(ofBusiness?.conversation).not.toHaveProperty("lastMessage");
    expect(ofBusiness?.conversation).toMatchObject({ count: 2 });
  });

  it("lists show the latest offer and the latest dates with their status, also after other messages", async () => {
    const id = await accept(petra, aenne);
    const offer = { amount: 680, unit: "day", days: 5, start: "2027-03-15" };
    const appointment = { slots: ["2027-03-02T09:00:00.000Z"], minutes: 45, place: "" };
    const offered = (await send(aenne, id, { text: "Mein Angebot.", offer })).json as RequestMessage;
    const dates = (await send(petra, id, { text: "Passt das?", appointment })).json as RequestMessage;
    await write(petra, id);
    const both = await listed(kind, id);
    expect(both.map((one) => one?.conversation)).toMatchObject([
      {
        offer: { ...offer, messageId: offered.id, isOwnSide: false, status: "open" },
        appointment: { ...appointment, messageId: dates.id, isOwnSide: true, status: "open" },
      },
      { offer: { isOwnSide: true, status: "open" }, appointment: { isOwnSide: false, status: "open" } },
    ]);
    const [agreedSlot] = appointment.slots;
    await send(petra, id, { text: "Gern.", answer: { messageId: offered.id, accepted: true } });
    await send(aenne, id, { text: "Ja.", answer: { messageId: dates.id, accepted: true, slot: agreedSlot } });
    await see(petra, id);
    const settled = { offer: { ...offer, status: "accepted" }, appointment: { status: "accepted", agreedSlot } };
    expect(await listed(kind, id)).toMatchObject([{ conversation: settled }, { conversation: settled }]);
    const second = (await send(aenne, id, { text: "Neu.", offer: { amount: 3000, unit: "total" } })).json;
    const [ofBusiness] = await listed(kind, id);
    expect(ofBusiness?.conversation).toMatchObject({
      offer: { messageId: (second as RequestMessage).id, amount: 3000, status: "open" },
      appointment: { status: "accepted" },
    });
    expect(ofBusiness?.conversation).not.toHaveProperty("offer.days");
  });

  it("every member sets how the company proceeds, and the freelancer sees the outcome only", async () => {
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const id = await accept(petra, aenne);
    at(1);
    expect(await update(jan, id, { progress: "talking" })).toMatchObject({ status: 200 });
    const byJan = { state: "talking", at: "2027-03-01T09:00:01.000Z", by: { name: "Jan Süd", isOwn: false } };
    const [ofBusiness, ofFreelancer] = await listed(kind, id);
    expect(ofBusiness).toMatchObject({ progress: byJan });
    expect(ofFreelancer).not.toHaveProperty("progress");
    for (const state of ["hired", "ended"]) {
      at(2);
      await update(petra, id, { progress: state });
      const since = "2027-03-01T09:00:02.000Z";
      const [sent, received] = await listed(kind, id);
      expect(sent).toMatchObject({ progress: { state, by: { name: "Petra Groß", isOwn: true } } });
      expect(received).toMatchObject({ progress: { state, at: since } });
    }
    expect((await listed(kind, id))[1]).not.toMatchObject({ progress: { by: expect.anything() } });
    expect(await update(aenne, id, { progress: "talking" })).toMatchObject(refusal(403, "session.forbidden"));
    expect(await update(await requests.business(), id, { progress: "talking" })).toMatchObject(
      refusal(404, "project_request.not_found"),
    );
  });
});

it("messages that are written at the same time are all stored and counted", async () => {
  const id = await acceptedRequest(petra, aenne);
  const all = [petra, aenne, petra, aenne];
  const answers = await Promise.all(all.map((author, index) => write(author, id, `Gleichzeitig ${index}`)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await listed("a request of a business", id)).toMatchObject([
    { conversation: { count: 4, unread: 2 } },
    { conversation: { count: 4, unread: 2 } },
  ]);
  expect(await messages(petra, id)).toHaveLength(4);
});
