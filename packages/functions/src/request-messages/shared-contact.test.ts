import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const { acceptedRequest, acceptedProject, send, messages, received } = requestMessageCalls(stack);
afterAll(() => stack.stop());

const offer = { amount: 960, unit: "day", days: 30 };
const contact = { company: " Praxisgruppe Weser " };
const forbidden = { status: 403, json: { code: "session.forbidden" } };

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

const shared = () => ({ name: "Petra Groß", company: "Praxisgruppe Weser", email: petra.user.email });
const makeOffer = async (id: number): Promise<number> => {
  const sent = await send(aenne, id, { text: "Mein Angebot.", offer });
  expect(sent.status, sent.text).toBe(201);
  return (sent.json as RequestMessage).id;
};
const reply = (author: Someone, id: number, answer: object) => send(author, id, { text: "Meine Antwort.", answer });

/** Reads the contact data that the freelancer sees with the request, of either kind. */
async function seenContact(id: number) {
  const params = { userId: String(aenne.user.id) };
  const asked = await stack.call("collaboration-requests/list-sent", { token: aenne.token, params });
  const request = (await received(aenne)).find((one) => one.id === id);
  return request
    ? request.sender.contact
    : (asked.json as CollaborationRequest[]).find((one) => one.id === id)?.contact;
}

describe.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)("the acceptance of an offer under %s", (_kind, accept) => {
  it("shares contact data by consent, which name the member in full from then on", async () => {
    const id = await accept(petra, aenne);
    const messageId = await makeOffer(id);
    await stack.deliver();
    expect(await reply(petra, id, { messageId, accepted: true, contact })).toMatchObject({ status: 201 });
    expect(await seenContact(id)).toEqual(shared());
    const [acceptance, offered] = await messages(aenne, id);
    expect(acceptance?.author.name).toBe("Petra Groß");
    expect(offered?.offer?.status).toBe("accepted");
    await stack.deliver();
    const subjects = stack.mails().flatMap(({ to, subject }) => (to === aenne.user.email ? [subject] : []));
    expect(subjects[0]).toMatch(/^Petra Groß hat Ihr Angebot angenommen/);
  });

  it("shares nothing without the consent", async () => {
    const id = await accept(petra, aenne);
    const messageId = await makeOffer(id);
    expect(await reply(petra, id, { messageId, accepted: true })).toMatchObject({ status: 201 });
    expect(await seenContact(id)).toBeFalsy();
    expect((await messages(aenne, id))[0]?.author.name).toBe("Petra G.");
  });

  it("shares nothing when the offer was replaced", async () => {
    const id = await accept(petra, aenne);
    const messageId = await makeOffer(id);
    await makeOffer(id);
    const closed = { status: 409, json: { code: "request_message.proposal_closed" } };
    expect(await reply(petra, id, { messageId, accepted: true, contact })).toMatchObject(closed);
    expect(await seenContact(id)).toBeFalsy();
  });

  it("keeps contact data that are shared already", async () => {
    const id = await accept(petra, aenne, true);
    const before = await seenContact(id);
    const messageId = await makeOffer(id);
    expect(await reply(petra, id, { messageId, accepted: true, contact })).toMatchObject({ status: 201 });
    expect(await seenContact(id)).toEqual(before);
    expect(before).toMatchObject({ email: petra.user.email });
  });

  it("does not share the contact data of a colleague, or of the freelancer", async () => {
    const id = await accept(petra, aenne);
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    const messageId = await makeOffer(id);
    expect(await reply(jan, id, { messageId, accepted: true, contact })).toMatchObject(forbidden);
    const appointment = { slots: ["2027-03-02T09:00:00.000Z"], minutes: 30 };
    const dates = (await send(petra, id, { text: "Passt das?", appointment })).json as RequestMessage;
    expect(await reply(aenne, id, { messageId: dates.id, accepted: false, contact })).toMatchObject(forbidden);
    expect(await seenContact(id)).toBeFalsy();
    expect(await reply(jan, id, { messageId, accepted: true })).toMatchObject({ status: 201 });
  });
});

it("contact data that came with an acceptance are not sent again under a request of a business", async () => {
  const id = await acceptedRequest(petra, aenne);
  await reply(petra, id, { messageId: await makeOffer(id), accepted: true, contact });
  const sent = { sharesContact: true, company: "Praxisgruppe Weser" };
  expect(await requests.updateSent(petra, id, sent)).toMatchObject({ status: 200 });
  const refused = { status: 409, json: { code: "project_request.contact_already_sent" } };
  expect(await requests.updateSent(petra, id, { ...sent, company: "Andere GmbH" })).toMatchObject(refused);
});
