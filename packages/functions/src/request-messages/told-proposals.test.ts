import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community, projects] = [projectRequestCalls(stack), communityCalls(stack), projectPostCalls(stack)];
const { acceptedRequest, acceptedProject, propose, reply, see, write } = requestMessageCalls(stack);
afterAll(() => stack.stop());

const [tuesday, wednesday] = ["2027-03-02T09:00:00.000Z", "2027-03-03T13:30:00.000Z"];
const appointment = { slots: [tuesday, wednesday], minutes: 45 };
const oneDate = { slots: [tuesday], minutes: 45 };
const offer = { amount: 700, unit: "day" };

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

/** Returns the notifications about messages, newest first. */
async function bellOf({ token }: Someone): Promise<Notification[]> {
  await stack.deliver();
  const { json } = await stack.call("notifications/list", { token });
  return (json as Notification[]).filter(({ type }) => type.endsWith("_message"));
}
const toldTo = async (someone: Someone) =>
  (await bellOf(someone)).map(({ title, message }) => `${title} | ${message}`.replaceAll("\u00a0", " "));
const unreadOf = async ({ token }: Someone): Promise<number> => {
  await stack.deliver();
  return ((await stack.call("notifications/count-unread", { token })).json as { count: number }).count;
};
const readAll = ({ token }: Someone) => stack.call("notifications/mark-read", { token });
const setLanguage = ({ token }: Someone, language: string) =>
  stack.call("user/set-language", { token, body: { language } });

describe.each([
  ["a request of a business", acceptedRequest, ""],
  ["a request for a project", acceptedProject, /^ \(.+\)$/],
] as const)("the bell under %s", (_kind, accept, project) => {
  const expectTold = async (someone: Someone, said: string) => {
    const [told = "", ...others] = (await toldTo(someone)).filter((one) => one.startsWith(said));
    expect([told.slice(0, said.length), others]).toEqual([said, []]);
    expect(told.slice(said.length)).toEqual(project ? expect.stringMatching(project) : "");
  };

  it("tells both sides an offer and its answer", async () => {
    const id = await accept(petra, aenne);
    const first = await propose(aenne, id, { offer });
    await expectTold(petra, "Neues Angebot | Angebot von Änne W.: 700 € pro Tag");
    await reply(petra, id, { messageId: first, accepted: false });
    await expectTold(aenne, "Angebot abgelehnt | Petra G. hat Ihr Angebot abgelehnt: 700 € pro Tag");
    const second = await propose(aenne, id, { offer: { ...offer, days: 2 } });
    await reply(aenne, id, { messageId: second, accepted: false });
    await expectTold(petra, "Angebot zurückgezogen | Änne W. hat das Angebot zurückgezogen: 1.400 €");
    const third = await propose(aenne, id, { offer });
    await reply(petra, id, { messageId: third, accepted: true });
    await expectTold(aenne, "Angebot angenommen | Petra G. hat Ihr Angebot angenommen: 700 € pro Tag");
  });

  it("tells both sides proposed, agreed, declined and canceled dates", async () => {
    const id = await accept(petra, aenne);
    const first = await propose(petra, id, { appointment });
    await expectTold(aenne, "Terminvorschlag | Petra G. schlägt Termine vor.");
    await reply(aenne, id, { messageId: first, accepted: false });
    await expectTold(petra, "Termin abgelehnt | Änne W. hat die Termine abgelehnt.");
    const second = await propose(aenne, id, { appointment: oneDate });
    await expectTold(petra, "Terminvorschlag | Änne W. schlägt einen Termin vor: Di., 2. März, 10:00 Uhr");
    await reply(petra, id, { messageId: second, accepted: true, slot: tuesday });
    await expectTold(aenne, "Termin zugesagt | Petra G. hat zugesagt: Di., 2. März, 10:00 Uhr");
    await reply(aenne, id, { messageId: second, accepted: false, slot: tuesday });
    await expectTold(petra, "Termin abgesagt | Änne W. hat den Termin abgesagt: Di., 2. März, 10:00 Uhr");
    const third = await propose(petra, id, { appointment: oneDate });
    await reply(petra, id, { messageId: third, accepted: false });
    const withdrawn = "Petra G. hat den Terminvorschlag zurückgezogen: Di., 2. März, 10:00 Uhr";
    await expectTold(aenne, `Terminvorschlag zurückgezogen | ${withdrawn}`);
  });

  it("tells an offer although another message about the request is unread", async () => {
    const id = await accept(petra, aenne);
    await write(aenne, id);
    await stack.deliver();
    await propose(aenne, id, { offer });
    const titles = (await bellOf(petra)).map(({ title }) => title);
    expect(titles).toHaveLength(2);
    expect(titles).toContain("Neues Angebot");
  });

  it("tells an answer that is read before its delivery, as read", async () => {
    const id = await accept(petra, aenne);
    const messageId = await propose(petra, id, { appointment });
    await reply(aenne, id, { messageId, accepted: true, slot: wednesday });
    await see(petra, id);
    expect(await bellOf(petra)).toMatchObject([{ title: "Termin zugesagt", isRead: true }]);
  });

  it("is silent about a request once its messages are read, or answered", async () => {
    const id = await accept(petra, aenne);
    for (const someone of [petra, aenne]) {
      await stack.deliver();
      await readAll(someone);
    }
    stack.setNow("2027-03-01T10:00:00.000Z");
    const other = await accept(petra, aenne);
    await stack.deliver();
    const before = await unreadOf(aenne);
    await propose(petra, id, { appointment });
    await write(petra, other);
    expect(await unreadOf(aenne)).toBe(before + 2);
    await see(aenne, id);
    expect(await unreadOf(aenne)).toBe(before + 1);
    await write(aenne, other);
    expect(await unreadOf(aenne)).toBe(0);
    expect((await bellOf(aenne)).every(({ isRead }) => isRead)).toBe(true);
  });

  it("rings again for a message after the earlier ones are read", async () => {
    const id = await accept(petra, aenne);
    for (const count of [1, 2]) {
      await write(aenne, id);
      expect(await bellOf(petra)).toHaveLength(count);
      await see(petra, id);
    }
  });
});

it("reading a conversation updates the bell of other browsers", async () => {
  const id = await acceptedRequest(petra, aenne);
  await propose(petra, id, { appointment });
  await stack.deliver();
  const news = async () => Number((await stack.call("user/get-settings", { token: aenne.token })).headers["x-news"]);
  const before = await news();
  await see(aenne, id);
  expect(await news()).toBe(before + 1);
});

it("reading a message leaves the bell as it is while a newer message is unseen", async () => {
  const id = await acceptedRequest(petra, aenne);
  const messageId = await propose(petra, id, { appointment });
  const before = await unreadOf(aenne);
  await propose(petra, id, { appointment });
  await requestMessageCalls(stack).update(aenne, id, { readUntil: messageId });
  expect(await unreadOf(aenne)).toBe(before + 1);
});

it("the messages of two freelancers about one project ring and are read apart", async () => {
  const [jule, post] = [await community.member("Jule Nord"), await projects.publish(petra)];
  const ids: number[] = [];
  for (const someone of [aenne, jule]) {
    const { id } = await community.request(someone, post);
    await projects.answer(petra, id, { status: "accepted" });
    await write(someone, id);
    ids.push(id);
  }
  expect(await bellOf(petra)).toHaveLength(2);
  await see(petra, ids[0] ?? 0);
  expect((await bellOf(petra)).map(({ message, isRead }) => `${message.slice(0, 7)} ${isRead}`).sort()).toEqual([
    "Jule N. false",
    "Änne W. true",
  ]);
});

it("the company reads together: a colleague who reads marks the notifications of the sender", async () => {
  const id = await acceptedRequest(petra, aenne);
  const jan = await companyCalls(stack).member(petra, "Jan Süd");
  await propose(aenne, id, { offer });
  await stack.deliver();
  await see(jan, id);
  expect(await bellOf(petra)).toMatchObject([{ title: "Neues Angebot", isRead: true }]);
});

it.each([
  ["en", "New offer | Offer from Änne W.: €700 per day"],
  ["fr", "Nouveau devis | Devis de Änne W. : 700 € par jour"],
])("an offer is told in %s", async (language, said) => {
  const id = await acceptedRequest(petra, aenne);
  await setLanguage(petra, language);
  await propose(aenne, id, { offer });
  expect((await toldTo(petra))[0]?.replaceAll("\u202f", " ")).toBe(said);
});
