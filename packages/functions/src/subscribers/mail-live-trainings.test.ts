import { randomUUID } from "node:crypto";
import { languages } from "@linkedpotential/contract/user/settings";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { removeItem, type StoredItem, storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const [title, meetingLink] = ["Sichtbar auf LinkedIn", "https://meet.example.org/abc"];

let stack: TestStack;
let calls: LiveTrainingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
});
beforeEach(() => stack.setNow("2027-03-01T09:00:00.000Z"));
afterEach(async () => {
  stack.refuseMails(false);
  for (const item of await waiting()) await removeItem(item);
});
afterAll(() => stack.stop());

const waiting = async () => (await storedItems()).filter(({ pk }) => pk === "outbox");
async function putBack(items: StoredItem[]): Promise<void> {
  const { OutboxEventEntity } = await import("@linkedpotential/core/outbox/outbox-event.entity");
  const put = items.map(({ eventId, type, detail }) => ({ eventId: `${eventId}`, type: `${type}`, detail, ttl: 4e9 }));
  await OutboxEventEntity.put(put).go();
}
const announce = (overrides: Parameters<LiveTrainingCalls["announce"]>[0] = {}) =>
  calls.announce({ title, meetingLink, date: "2027-03-12", time: "18:00", ...overrides });
const mailsTo = ({ user }: ReadyAccount) => stack.mails().filter(({ to }) => to === user.email);
const subjectsTo = (person: ReadyAccount) => mailsTo(person).map(({ subject }) => subject);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => readyAccount()));
/**
 * Creates a live training with one seat, which the first user has while the others wait. Delivers all mails about it.
 */
async function fullEvent(waitingCount: number) {
  const [holder, ...line] = await people(1 + waitingCount);
  if (!holder) throw new Error("nobody");
  const eventId = await announce({ maxParticipants: 1 });
  await calls.register(holder.token, eventId);
  for (const { token } of line) await calls.joinWaitingList(token, eventId);
  await stack.deliver();
  return { eventId, holder, line };
}

const reserved = `Platz reserviert: ${title}`;
const free = `Ein Platz ist frei: ${title}`;
// The title is shortened, so that the subject is not longer than phones show.
const changed = "Neuer Termin 13. März, 18:00: Sichtbar auf…";
const calledOff = `Abgesagt: ${title}`;

describe("a user who registers for a live training", () => {
  it("gets a mail with time, link and calendar file", async () => {
    const person = await readyAccount();
    const eventId = await announce();
    await calls.register(person.token, eventId);
    expect(mailsTo(person)).toEqual([]);
    await stack.deliver();
    const [mail, ...others] = mailsTo(person);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(reserved);
    expect(mail?.text).toContain(`Guten Tag ${person.user.name},`);
    expect(mail?.text).toContain("Beginn: 12. März 2027 um 18:00 MEZ\n");
    expect(mail?.text).toContain(`\n${meetingLink}\n`);
    expect(mail?.html).toContain(`href="${meetingLink}"`);
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ name: "live-event.ics", mediaType: "text/calendar" });
    const calendar = Buffer.from(file?.content ?? "", "base64").toString();
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toContain("DTSTART:20270312T170000Z");
    expect(calendar).toContain(meetingLink);
  });

  it("gets it in their language and time zone", async () => {
    const eventId = await announce();
    const subjects = new Set<string | undefined>();
    for (const language of languages) {
      const person = await readyAccount();
      const body = { language, timezone: "America/New_York" };
      await stack.call("user/update-settings", { token: person.token, body });
      await calls.register(person.token, eventId);
      await stack.deliver();
      const [mail] = mailsTo(person);
      subjects.add(mail?.subject);
      expect(mail?.text).toMatch(/12\D+2027\D+12:00/);
    }
    expect(subjects.size).toBe(languages.length);
  });

  it("gets it once for repeated and concurrent deliveries", async () => {
    const person = await readyAccount();
    await calls.register(person.token, await announce());
    const items = await waiting();
    await stack.deliver();
    await putBack(items);
    await putBack(items.map((item) => ({ ...item, eventId: randomUUID() })));
    await stack.deliver();
    expect(subjectsTo(person)).toEqual([reserved]);
  });

  it("gets it once when SES accepts mails again", async () => {
    const person = await readyAccount();
    await calls.register(person.token, await announce());
    stack.refuseMails(true);
    await expect(stack.deliver()).rejects.toThrow("subscribers/mail-live-trainings failed");
    await expect(stack.deliver()).rejects.toThrow("subscribers/mail-live-trainings failed");
    stack.refuseMails(false);
    await stack.deliver();
    await stack.deliver();
    expect(subjectsTo(person)).toEqual([reserved]);
  });

  it("gets none if the seat was given up before it was sent, and one for a later registration", async () => {
    const person = await readyAccount();
    const eventId = await announce();
    await calls.register(person.token, eventId);
    const first = await waiting();
    await calls.cancel(person.token, eventId);
    await stack.deliver();
    expect(subjectsTo(person)).toEqual([]);
    stack.setNow("2027-03-01T10:00:00.000Z");
    await calls.register(person.token, eventId);
    await stack.deliver();
    // Deliver the event of the first registration last. It must not cause a second mail.
    await putBack(first);
    await stack.deliver();
    expect(subjectsTo(person)).toEqual([reserved]);
    await calls.cancel(person.token, eventId);
    stack.setNow("2027-03-01T11:00:00.000Z");
    await calls.register(person.token, eventId);
    await stack.deliver();
    expect(subjectsTo(person)).toEqual([reserved, reserved]);
  });

  it("gets none at an unverified or bounced address, or after the live training", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const [unproven, bounced, late] = (await people(3)) as [ReadyAccount, ReadyAccount, ReadyAccount];
    await UserEntity.patch({ userId: unproven.user.id }).set({ emailVerified: false }).go();
    const bouncedEmail = bounced.user.email.toLowerCase();
    await UserEntity.patch({ userId: bounced.user.id }).set({ bouncedEmail, mailBouncedAt: "2027-01-01" }).go();
    const eventId = await announce();
    for (const { token } of [unproven, bounced, late]) await calls.register(token, eventId);
    const items = await waiting();
    const itemsOfLateUser = items.filter(({ detail }) => (detail as { userId: number }).userId === late.user.id);
    for (const item of itemsOfLateUser) await removeItem(item);
    await stack.deliver();
    stack.setNow("2027-03-12T21:00:00.000Z");
    await putBack(itemsOfLateUser);
    await stack.deliver();
    for (const person of [unproven, bounced, late]) expect(mailsTo(person)).toEqual([]);
  });
});

describe("a user on the waiting list", () => {
  it("is notified of an offer with its deadline, and gets the calendar file after accepting", async () => {
    const { eventId, holder, line } = await fullEvent(2);
    const [next, last] = line as [ReadyAccount, ReadyAccount];
    await calls.cancel(holder.token, eventId);
    await stack.deliver();
    expect(subjectsTo(next)).toEqual([free]);
    expect(mailsTo(next)[0]?.text).toContain("Nehmen Sie den Platz bitte bis 2. März 2027 um 10:00 MEZ an.");
    expect(mailsTo(next)[0]?.text).toContain(`/freelance/dashboard?section=trainings2&event=${eventId}\n`);
    expect(mailsTo(next)[0]?.text).not.toContain(meetingLink);
    expect(mailsTo(next)[0]?.attachments ?? []).toEqual([]);
    expect(subjectsTo(holder)).toEqual([reserved]);
    await calls.register(next.token, eventId);
    await stack.deliver();
    expect(subjectsTo(next)).toEqual([reserved, free]);
    expect(mailsTo(last)).toEqual([]);
  });

  it("is not notified of an offer that was declined or ended before", async () => {
    const { eventId, holder, line } = await fullEvent(2);
    const [next, last] = line as [ReadyAccount, ReadyAccount];
    await calls.cancel(holder.token, eventId);
    await calls.cancel(next.token, eventId);
    const items = await waiting();
    await stack.deliver();
    expect([subjectsTo(next), subjectsTo(last)]).toEqual([[], [free]]);
    stack.setNow("2027-03-02T09:00:00.000Z");
    await putBack(items.map((item) => ({ ...item, eventId: randomUUID() })));
    await stack.deliver();
    expect([subjectsTo(next), subjectsTo(last)]).toEqual([[], [free]]);
  });

  it("is not notified of an offer that expired before its first mail", async () => {
    const { eventId, holder, line } = await fullEvent(1);
    const [next] = line as [ReadyAccount];
    await calls.cancel(holder.token, eventId);
    stack.setNow("2027-03-02T09:00:00.000Z");
    await stack.deliver();
    expect(mailsTo(next)).toEqual([]);
  });
});

describe("a change of a live training", () => {
  it("of time or link is mailed once to each registered user, with the new calendar file", async () => {
    const { eventId, holder, line } = await fullEvent(1);
    const [next] = line as [ReadyAccount];
    await calls.update(eventId, { title, meetingLink, date: "2027-03-13", time: "18:00", maxParticipants: 1 });
    const items = await waiting();
    await stack.deliver();
    await putBack(items);
    await stack.deliver();
    expect(subjectsTo(holder)).toEqual([changed, reserved]);
    const [mail] = mailsTo(holder);
    expect(mail?.text).toContain("Beginn: 13. März 2027 um 18:00 MEZ\nBisher: 12. März 2027 um 18:00 MEZ\n");
    expect(Buffer.from(mail?.attachments?.[0]?.content ?? "", "base64").toString()).toContain(
      "DTSTART:20270313T170000Z",
    );
    expect(mailsTo(next)).toEqual([]);
    await calls.update(eventId, { title, meetingLink, date: "2027-03-14", time: "18:00", maxParticipants: 1 });
    await stack.deliver();
    expect(subjectsTo(holder)).toEqual([changed.replace("13.", "14."), changed, reserved]);
  });

  it("that calls it off is mailed once to each registered or waiting user", async () => {
    const { eventId, holder, line } = await fullEvent(2);
    await calls.remove(eventId);
    const items = await waiting();
    await stack.deliver();
    await putBack(items.map((item) => ({ ...item, eventId: randomUUID() })));
    await stack.deliver();
    expect(subjectsTo(holder)).toEqual([calledOff, reserved]);
    expect(mailsTo(holder)[0]?.text).not.toContain(meetingLink);
    for (const person of line) expect(subjectsTo(person)).toEqual([calledOff]);
  });

  it("is mailed to nobody if it is over or was called off since", async () => {
    const { eventId, holder } = await fullEvent(0);
    await calls.update(eventId, { title, meetingLink, date: "2027-03-13", time: "18:00", maxParticipants: 1 });
    await calls.remove(eventId);
    const items = await waiting();
    for (const item of items) await removeItem(item);
    await putBack(items.filter(({ type }) => type === "live-training.changed"));
    await stack.deliver();
    expect(subjectsTo(holder)).toEqual([reserved]);
    stack.setNow("2027-03-14T09:00:00.000Z");
    await putBack(items);
    await stack.deliver();
    expect(subjectsTo(holder)).toEqual([reserved]);
  });
});
