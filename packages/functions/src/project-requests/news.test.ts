import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type ProjectRequestCalls, projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let stack: TestStack;
let calls: ProjectRequestCalls;
let petra: Someone;
let aenne: Someone;
beforeAll(async () => {
  stack = await startTestStack();
  calls = projectRequestCalls(stack);
});
beforeEach(async () => {
  [petra, aenne] = [await calls.business(), await calls.freelancer()];
  await stack.deliver();
});
afterAll(() => stack.stop());

const contact = { sharesContact: true, company: "Nordlicht GmbH" };
const bellOf = async ({ token }: Someone) => (await stack.call("notifications/list", { token })).json as Notification[];
const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
const switchOff = ({ token }: Someone, channels: object) =>
  stack.call("user/update-settings", { token, body: { notifications: { project_request: channels } } });

it("the freelancer hears of a request by bell and mail, without its text, and with the name that the business shares", async () => {
  const { id } = await calls.request(petra, aenne);
  await stack.deliver();
  expect(await bellOf(aenne)).toMatchObject([
    {
      ...{ type: "project_request", relatedId: id, isRead: false, title: "Anfrage eines Unternehmens" },
      message: "Petra G. fragt an, ob Sie Zeit für ein Projekt haben.",
    },
  ]);
  const [mail] = mailsTo(aenne);
  expect(mail?.subject).toBe("Neue Anfrage von Petra G.");
  expect(mail?.text).toContain("view=network&tab=received");
  expect(mail?.text).not.toContain("Kundenportal");
  expect(mail?.text).toContain("Petra G. hat Ihr Profil gefunden und fragt für ein Unternehmen an");
  await calls.withdraw(petra, id);
  await calls.request(petra, aenne, contact);
  await stack.deliver();
  const shared = stack.lastMailTo(aenne.user.email);
  expect(shared?.subject).toContain("Petra Groß");
  expect(shared?.text).toContain("Petra Groß hat Ihr Profil gefunden und fragt für Nordlicht GmbH an");
  const message = "Petra Groß (Nordlicht GmbH) fragt an, ob Sie Zeit für ein Projekt haben.";
  expect((await bellOf(aenne))[0]).toMatchObject({ message });
  expect(mailsTo(petra)).toEqual([]);
});

it("the company in the mail is no link", async () => {
  await calls.request(petra, aenne, { sharesContact: true, company: "nord.example" });
  await stack.deliver();
  expect(stack.lastMailTo(aenne.user.email)?.text).toContain("fragt für nord.\u200bexample an");
});

it("each channel can be switched off, and the link of the mail does it", async () => {
  await switchOff(aenne, { inApp: false });
  await calls.request(petra, aenne);
  await stack.deliver();
  expect(await bellOf(aenne)).toEqual([]);
  const [mail] = mailsTo(aenne);
  const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const { json } = await stack.call("unsubscribe/confirm", { params: { token: decodeURIComponent(token) } });
  expect(json).toEqual({ kind: "project_request" });
  await calls.request(await calls.business(), aenne);
  await stack.deliver();
  expect(mailsTo(aenne)).toHaveLength(1);
});

it("a request that is withdrawn before the delivery tells nobody", async () => {
  const { id } = await calls.request(petra, aenne);
  await calls.withdraw(petra, id);
  await stack.deliver();
  expect([await bellOf(aenne), mailsTo(aenne)]).toEqual([[], []]);
});

it("the business hears by mail of the answer, with the name that the freelancer shares", async () => {
  const accepted = await calls.request(petra, aenne);
  await stack.deliver();
  await calls.answer(aenne, accepted.id, { status: "accepted", reply: "Ruf mich an.", sharesContact: true });
  const rejected = await calls.request(petra, aenne);
  await calls.answer(aenne, rejected.id, { status: "rejected" });
  await stack.deliver();
  const subjects = mailsTo(petra).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(["Angenommen: Ihre Anfrage an Änne Weiß", "Ihre Anfrage wurde abgelehnt"]);
  for (const { text } of mailsTo(petra)) {
    expect(text).toContain("/business/dashboard?tab=crm");
    expect(text).not.toContain("Ruf mich an");
  }
  await switchOff(petra, { mail: false });
  await calls.answer(aenne, (await calls.request(petra, aenne)).id, { status: "accepted" });
  await stack.deliver();
  expect(mailsTo(petra)).toHaveLength(2);
});

it("nobody hears of people who are blocked", async () => {
  await calls.request(petra, aenne);
  await communityCalls(stack).block(aenne, petra.user.id);
  await stack.deliver();
  expect([await bellOf(aenne), mailsTo(aenne)]).toEqual([[], []]);
});
