import type { Notification } from "@linkedpotential/contract/notifications/schema";
import type { ReceivedProjectRequest, SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { exportedFile } from "@linkedpotential/local/testing/account-export";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: ProjectRequestCalls;
let petra: Someone;
let aenne: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  calls = projectRequestCalls(stack);
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await calls.business(), await calls.freelancer()];
});
afterAll(() => stack.stop());

const sent = async ({ token } = petra) =>
  (await stack.call("project-requests/list-sent", { token })).json as SentProjectRequest[];
const received = async () =>
  (await stack.call("project-requests/list-received", { token: aenne.token })).json as ReceivedProjectRequest[];
const refusal = (status: number, code: string) => ({ status, json: { code } });
const notFound = refusal(404, "project_request.not_found");
const data = { sharesContact: true, company: "Nordlicht GmbH" };
const contact = () => ({ name: "Petra Groß", company: "Nordlicht GmbH", email: petra.user.email });

async function answered(status: "accepted" | "rejected", shared: object = {}): Promise<number> {
  const { id } = await calls.request(petra, aenne, shared);
  await calls.answer(aenne, id, { status });
  return id;
}

describe("an answer", () => {
  it("is unread for the whole company until its sender or a colleague has seen it", async () => {
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    for (const first of [petra, jan]) {
      const { id, isUnread } = await calls.request(petra, aenne);
      expect(isUnread).toBe(false);
      await calls.answer(aenne, id, { status: "rejected", reply: "Gerade nicht." });
      for (const reader of [petra, jan]) expect((await sent(reader))[0]).toMatchObject({ id, isUnread: true });
      const sender = { name: "Petra Groß", isOwn: first === petra };
      expect(await calls.updateSent(first, id)).toMatchObject({ status: 200, json: { id, isUnread: false, sender } });
      for (const reader of [petra, jan]) expect((await sent(reader))[0]).toMatchObject({ id, isUnread: false });
      expect(await calls.updateSent(petra, id)).toMatchObject({ status: 200 });
    }
  });

  it("is not read by a colleague who has left, or from whom a block hides the request", async () => {
    const { member } = companyCalls(stack);
    const [jan, ida] = [await member(petra, "Jan Süd"), await member(petra, "Ida Öz")];
    const { id } = await calls.request(petra, aenne);
    await calls.answer(aenne, id, { status: "accepted" });
    await stack.call("business/leave-company", { token: jan.token });
    await communityCalls(stack).block(aenne, ida.user.id);
    for (const reader of [jan, ida]) expect(await calls.updateSent(reader, id)).toMatchObject(notFound);
    expect(await sent()).toMatchObject([{ isUnread: true }]);
  });

  it("cannot be read before it is there, nor for another company's or a withdrawn request", async () => {
    const { id } = await calls.request(petra, aenne);
    expect(await calls.updateSent(petra, id)).toMatchObject({ status: 200, json: { status: "pending" } });
    expect(await calls.updateSent(await calls.business(), id)).toMatchObject(notFound);
    await calls.answer(aenne, id, { status: "accepted" });
    expect(await sent()).toMatchObject([{ isUnread: true }]);
    const { id: withdrawn } = await calls.request(petra, aenne);
    await calls.withdraw(petra, withdrawn);
    expect(await calls.updateSent(petra, withdrawn)).toMatchObject(notFound);
  });
});

describe("contact data after the acceptance", () => {
  it("are shown to the freelancer as if sent with the request, who hears of them by mail and bell", async () => {
    const id = await answered("accepted");
    await stack.deliver();
    expect(await received()).toMatchObject([{ sender: { name: "Petra G.", contact: null } }]);
    const { json } = await calls.updateSent(petra, id, data);
    expect(json).toMatchObject({ id, sharesContact: true, isUnread: false });
    expect(await sent()).toEqual([json]);
    expect(await received()).toMatchObject([{ id, sender: { name: "Petra Groß", contact: contact() } }]);
    await stack.deliver();
    const mail = stack.lastMailTo(aenne.user.email);
    expect(mail?.subject).toBe("Kontaktdaten von Petra Groß");
    expect(mail?.text).toContain("view=network&tab=received");
    expect(mail?.text).not.toContain(petra.user.email);
    const bell = (await stack.call("notifications/list", { token: aenne.token })).json as Notification[];
    expect(bell[0]).toMatchObject({
      ...{ type: "project_request_contact", relatedId: id, title: "Kontaktdaten erhalten" },
      message: "Petra Groß hat Ihnen Kontaktdaten zur angenommenen Anfrage geschickt.",
    });
  });

  it("are sent once: a retry changes nothing, other data are refused", async () => {
    const id = await answered("accepted");
    const answers = await Promise.all([1, 2, 3].map(() => calls.updateSent(petra, id, data)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await calls.updateSent(petra, id, { ...data, company: "Andere GmbH" })).toMatchObject(
      refusal(409, "project_request.contact_already_sent"),
    );
    await stack.deliver();
    const mails = stack.mails().filter(({ to, subject }) => to === aenne.user.email && subject.startsWith("Kontakt"));
    expect(mails).toHaveLength(1);
    expect(await received()).toMatchObject([{ sender: { contact: contact() } }]);
  });

  it("are refused if the request had them, and before the request is accepted", async () => {
    const withContact = await answered("accepted", data);
    const again = await calls.updateSent(petra, withContact, data);
    expect(again).toMatchObject(refusal(409, "project_request.contact_already_sent"));
    expect((again.json as { error: string }).error).toBe("Ihre Kontaktdaten hat die Person schon.");
    const rejected = await answered("rejected");
    const { id: pending } = await calls.request(petra, aenne);
    for (const id of [rejected, pending]) {
      expect(await calls.updateSent(petra, id, data)).toMatchObject(refusal(409, "project_request.not_accepted"));
    }
    expect((await received()).map(({ sender }) => sender.contact !== null)).toEqual([false, false, true]);
  });

  it("are refused to colleagues, and after a block", async () => {
    const id = await answered("accepted");
    const jan = await companyCalls(stack).member(petra, "Jan Süd");
    expect(await calls.updateSent(jan, id, data)).toMatchObject(notFound);
    const { block, unblock } = communityCalls(stack);
    await block(aenne, petra.user.id);
    expect(await calls.updateSent(petra, id, data)).toMatchObject(notFound);
    await unblock(aenne, petra.user.id);
    expect(await received()).toMatchObject([{ sender: { contact: null } }]);
    expect(await calls.updateSent(petra, id, data)).toMatchObject({ status: 200 });
    await block(aenne, petra.user.id);
    await stack.deliver();
    const mails = stack.mails().filter(({ to }) => to === aenne.user.email);
    expect(mails.filter(({ subject }) => subject.startsWith("Kontaktdaten"))).toEqual([]);
  });
});

it("the export says whether an answer is unread, and when contact data were sent afterwards", async () => {
  const id = await answered("accepted");
  const exported = async () => (await exportedFile(stack, petra.token)).file.projectRequestsSent;
  expect(await exported()).toMatchObject([{ isAnswerUnread: true }]);
  await calls.updateSent(petra, id, data);
  const [request] = (await exported()) as object[];
  expect(request).toMatchObject({ contactSentAt: "2027-03-01T09:00:00.000Z", contactSharedByMe: contact() });
  expect(request).not.toHaveProperty("isAnswerUnread");
});
