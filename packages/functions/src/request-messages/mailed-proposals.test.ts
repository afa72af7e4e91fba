import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const [requests, community] = [projectRequestCalls(stack), communityCalls(stack)];
const { acceptedRequest, acceptedProject, send, see } = requestMessageCalls(stack);
afterAll(() => stack.stop());

const [tuesday, wednesday] = ["2027-03-02T09:00:00.000Z", "2027-03-03T13:30:00.000Z"];
const appointment = { slots: [tuesday, wednesday], minutes: 45, place: "https://example.org/raum" };
const offer = { amount: 680, unit: "day", days: 5, start: "2027-03-15" };

let petra: Someone;
let aenne: Someone;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  [petra, aenne] = [await requests.business(), await community.member("Änne Weiß")];
});

/** Accepts a request, and delivers the mails about it first, so that they come before those of the test. */
const delivered = async (accept: typeof acceptedRequest): Promise<number> => {
  const id = await accept(petra, aenne);
  await stack.deliver();
  return id;
};
const proposed = async (author: Someone, id: number, body: object): Promise<number> => {
  const sent = await send(author, id, { text: "Passt das?", ...body });
  expect(sent.status, sent.text).toBe(201);
  await stack.deliver();
  return (sent.json as RequestMessage).id;
};
const mailsTo = ({ user }: Someone) =>
  stack
    .mails()
    .filter(({ to }) => to === user.email)
    .map(({ subject, text }) => ({
      subject: subject.replaceAll("\u00a0", " "),
      text: text.replaceAll("\u00a0", " ").replaceAll("\u200b", ""),
    }));
/** Mails are listed newest first. */
const lastMailTo = (someone: Someone) => mailsTo(someone)[0];

describe.each([
  ["a request of a business", acceptedRequest],
  ["a request for a project", acceptedProject],
] as const)("the mail about a message under %s", (_kind, accept) => {
  it("names an offer and its acceptance, with a summary, although earlier messages are unread", async () => {
    const id = await delivered(accept);
    for (const author of [petra, aenne]) await proposed(author, id, {});
    const messageId = await proposed(aenne, id, { text: "Ich liefere\ndas Konzept.", offer });
    const [offered, price] = [lastMailTo(petra), "Angebot: 5 Tage zu 680 € = 3.400 €, zzgl. USt.\nBeginn: 15.03.2027"];
    expect(offered?.subject).toBe("Angebot von Änne W.: 3.400 €");
    expect(offered?.text).toContain(price);
    await proposed(petra, id, { answer: { messageId, accepted: true } });
    const accepted = lastMailTo(aenne);
    expect(accepted?.subject).toBe("Petra G. hat Ihr Angebot angenommen: 3.400 €");
    expect(accepted?.text).toContain(
      `Zwischen: Petra G. und Änne Weiß\nIhr Angebot: „Ich liefere das Konzept.“\n${price}`,
    );
  });

  it("names proposed dates, the agreed one and the canceled one, in the time of the reader", async () => {
    const id = await delivered(accept);
    const messageId = await proposed(petra, id, { appointment });
    expect(lastMailTo(aenne)?.subject).toBe("Petra G. schlägt Termine vor");
    expect(lastMailTo(aenne)?.text).toContain(
      "Terminvorschlag: Di., 2. März, 10:00 Uhr, 45 Minuten\nTerminvorschlag: Mi., 3. März, 14:30 Uhr",
    );
    expect(lastMailTo(aenne)?.text).toContain("Ort: https://example.org/raum");
    await proposed(aenne, id, { answer: { messageId, accepted: true, slot: wednesday } });
    expect(lastMailTo(petra)?.subject).toBe("Termin am Mi., 3. März, 14:30 Uhr vereinbart");
    expect(lastMailTo(petra)?.text).toContain(
      "Termin: Mi., 3. März, 14:30 Uhr, 45 Minuten\nOrt: https://example.org/raum",
    );
    await proposed(petra, id, { answer: { messageId, accepted: false, slot: wednesday } });
    expect(lastMailTo(aenne)?.subject).toBe("Termin am Mi., 3. März, 14:30 Uhr abgesagt");
  });
});

it("an offer without a number of days is named by its price per day", async () => {
  const id = await delivered(acceptedRequest);
  await proposed(aenne, id, { offer: { amount: 960, unit: "day" } });
  expect(lastMailTo(petra)?.subject).toBe("Angebot von Änne W.: 960 € pro Tag");
});

it("an acceptance does not repeat a long message that came with the offer", async () => {
  const id = await delivered(acceptedRequest);
  const messageId = await proposed(aenne, id, { text: "x".repeat(301), offer });
  await proposed(petra, id, { answer: { messageId, accepted: true } });
  expect(lastMailTo(aenne)?.text).not.toContain("Ihr Angebot: „");
});

it("rejected dates, and an offer that was taken back, come as messages", async () => {
  const id = await delivered(acceptedRequest);
  const dates = await proposed(aenne, id, { appointment });
  await proposed(petra, id, { answer: { messageId: dates, accepted: false } });
  expect(lastMailTo(aenne)?.subject).toBe("Neue Nachricht von Petra G.");
  const messageId = await proposed(aenne, id, { offer });
  await proposed(aenne, id, { answer: { messageId, accepted: false } });
  expect(lastMailTo(petra)?.subject).toBe("Neue Nachricht von Änne W.");
});

it.each([
  ["a declined offer", {}],
  ["a refusal that declines the offer", { progress: "ended" }],
] as const)("the mail about %s names it, with its price", async (_kind, refusal) => {
  const id = await delivered(acceptedRequest);
  const messageId = await proposed(aenne, id, { offer });
  await proposed(petra, id, { answer: { messageId, accepted: false }, ...refusal });
  expect(lastMailTo(aenne)?.subject).toBe("Petra G. hat Ihr Angebot abgelehnt: 3.400 €");
  expect(lastMailTo(aenne)?.text).toContain("Abgelehntes Angebot: 5 Tage zu 680 € = 3.400 €, zzgl. USt.");
});

it("one mail is sent for each proposal and each answer, and none once it was read", async () => {
  const id = await delivered(acceptedRequest);
  const before = mailsTo(petra).length;
  for (let count = 0; count < 2; count += 1) await proposed(aenne, id, { offer });
  await proposed(aenne, id, {});
  await stack.deliver();
  expect(mailsTo(petra)).toHaveLength(before + 2);
  await send(aenne, id, { text: "Mein Angebot.", offer });
  await see(petra, id);
  await stack.deliver();
  expect(mailsTo(petra)).toHaveLength(before + 2);
});
