import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const { acceptedRequest, acceptedProject, write, see, update } = requestMessageCalls(stack);
afterAll(() => stack.stop());

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

const types = [
  "project_request_message",
  "collaboration_request_message",
  "project_request_hired",
  "collaboration_request_hired",
];
const bell = async () =>
  ((await stack.call("notifications/list", { token: aenne.token })).json as Notification[]).filter(({ type }) =>
    types.includes(type),
  );
const mailsTo = ({ user }: Someone) =>
  stack.mails().filter(({ to, subject }) => to === user.email && subject.startsWith("Neue Nachricht"));
const send = async (author: Someone, id: number, time: string) => {
  stack.setNow(`2027-03-01T${time}.000Z`);
  expect(await write(author, id, "Mein Text.")).toMatchObject({ status: 201 });
  await stack.deliver();
};

describe.each([
  [
    "a request of a business",
    acceptedRequest,
    { type: "project_request_message", title: "Nachricht eines Unternehmens" },
    "tab=received&messages=",
  ],
  [
    "a request for a project",
    acceptedProject,
    { type: "collaboration_request_message", title: "Nachricht zum Auftrag" },
    "tab=my-requests&messages=",
  ],
] as const)("a message under %s", (_kind, accept, notice, link) => {
  it("tells the freelancer once by bell and mail, with its text, until it is read", async () => {
    const id = await accept(petra, aenne);
    await send(petra, id, "10:00:00");
    await send(petra, id, "10:01:00");
    expect(await bell()).toMatchObject([{ ...notice, isRead: false }]);
    const [mail, ...others] = mailsTo(aenne);
    expect([mail?.subject, others]).toEqual(["Neue Nachricht von Petra G.", []]);
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain("„Mein Text.“");
    stack.setNow("2027-03-01T10:02:00.000Z");
    await see(aenne, id);
    await send(petra, id, "10:03:00");
    expect([(await bell()).length, mailsTo(aenne).length]).toEqual([2, 2]);
    await stack.call("notifications/mark-read", { token: aenne.token });
    await see(aenne, id);
    await send(petra, id, "10:04:00");
    expect([(await bell()).length, mailsTo(aenne).length]).toEqual([3, 3]);
  });

  it("tells the business once by mail until it is read", async () => {
    const id = await accept(petra, aenne);
    await send(aenne, id, "10:00:00");
    await send(aenne, id, "10:01:00");
    const [mail, ...others] = mailsTo(petra);
    expect([mail?.subject, others]).toEqual(["Neue Nachricht von Änne W.", []]);
    expect(mail?.text).toMatch(new RegExp(`/business/dashboard\\?tab=crm\\S*&messages=${id}`));
    expect(await bell()).toEqual([]);
  });

  it("tells nobody when it was read, or the writer was blocked, before the delivery", async () => {
    const id = await accept(petra, aenne);
    await write(petra, id);
    await see(aenne, id);
    await stack.deliver();
    await write(petra, id);
    await community.block(aenne, petra.user.id);
    await stack.deliver();
    expect([await bell(), mailsTo(aenne)]).toEqual([[], []]);
  });
});

describe.each([
  ["a request of a business", acceptedRequest, { type: "project_request_hired", title: "Beauftragt" }],
  ["a request for a project", acceptedProject, { type: "collaboration_request_hired", title: "Auftrag erhalten" }],
] as const)("an order after %s", (_kind, accept, notice) => {
  it("is told to the freelancer once, by bell only", async () => {
    const id = await accept(petra, aenne);
    await stack.deliver();
    const mails = stack.mails().length;
    for (const progress of ["talking", "hired", "ended", "hired"]) {
      await update(petra, id, { progress });
      await stack.deliver();
    }
    expect(await bell()).toMatchObject([{ ...notice, message: expect.stringContaining("Petra G.") }]);
    expect(stack.mails()).toHaveLength(mails);
  });

  it("is not told when it was corrected, or the freelancer blocked the business, before the delivery", async () => {
    const id = await accept(petra, aenne);
    for (const progress of ["hired", "talking"]) await update(petra, id, { progress });
    await stack.deliver();
    await update(petra, id, { progress: "hired" });
    await community.block(aenne, petra.user.id);
    await stack.deliver();
    expect(await bell()).toEqual([]);
  });
});

it("bell and mail can be switched off, and the link of the mail does it", async () => {
  const id = await acceptedRequest(petra, aenne);
  const body = { notifications: { project_request: { inApp: false } } };
  await stack.call("user/update-settings", { token: aenne.token, body });
  await send(petra, id, "10:00:00");
  expect(await bell()).toEqual([]);
  const [mail] = mailsTo(aenne);
  const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const { json } = await stack.call("unsubscribe/confirm", { params: { token: decodeURIComponent(token) } });
  expect(json).toEqual({ kind: "project_request" });
  await see(aenne, id);
  await send(petra, id, "10:01:00");
  expect(mailsTo(aenne)).toHaveLength(1);
});

it("the mail shows the first 300 characters of a message, without links", async () => {
  const id = await acceptedRequest(petra, aenne);
  await write(petra, id, `Siehe https://example.org/a.\n${"x".repeat(400)}`);
  await stack.deliver();
  const [mail] = mailsTo(aenne);
  const [, shown = ""] = /„(Siehe .*?)“/.exec(mail?.text ?? "") ?? [];
  expect(shown).toMatch(/x…$/);
  expect(shown).not.toMatch(/:\/\/|example\.org/);
  expect(shown.replaceAll("\u200b", "")).toHaveLength(300);
});

it("names that are shared with the request are used in full", async () => {
  const id = await acceptedRequest(petra, aenne, true);
  await send(petra, id, "10:00:00");
  await send(aenne, id, "10:01:00");
  expect([mailsTo(aenne)[0]?.subject, mailsTo(petra)[0]?.subject]).toEqual([
    "Neue Nachricht von Petra Groß",
    "Neue Nachricht von Änne Weiß",
  ]);
});
