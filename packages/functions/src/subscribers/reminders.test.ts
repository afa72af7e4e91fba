import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const title = "Sichtbar auf LinkedIn";
/** Time at which the sessions start. It is late enough that they are still valid when the reminders are sent. */
const begin = "2027-03-11T09:00:00.000Z";
/** Start of the live trainings. 18:00 in Berlin is 17:00 UTC. */
const start = { date: "2027-03-12", time: "18:00" };

let stack: TestStack;
let calls: LiveTrainingCalls;
let handler: typeof import("../schedules/event-reminders.ts").handler;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow(begin);
  calls = await liveTrainingCalls(stack);
  ({ handler } = await import("../schedules/event-reminders.ts"));
});
beforeEach(() => stack.setNow(begin));
afterAll(() => stack.stop());

const schedule = (time: string) => handler({ time }, { awsRequestId: "run" } as Context);
/** Runs the schedule at an instant. Delivers all events that follow. */
async function run(time: string) {
  stack.setNow(time);
  const result = await schedule(time);
  await stack.deliver();
  await stack.deliver();
  return result;
}
const announce = () => calls.announce({ title, meetingLink: "https://meet.example.org/abc", ...start });
async function registered(eventId: number): Promise<ReadyAccount> {
  const person = await readyAccount();
  await calls.register(person.token, eventId);
  await stack.deliver();
  return person;
}
const mailsTo = ({ user }: ReadyAccount) =>
  stack.mails().filter(({ to, subject }) => to === user.email && /um \d\d:\d\d/i.test(subject));
const subjectsTo = (person: ReadyAccount) => mailsTo(person).map(({ subject }) => subject);
async function notificationsOf({ token }: ReadyAccount): Promise<Notification[]> {
  stack.setNow(begin);
  const { json } = await stack.call("notifications/list", { token });
  return (json as Notification[]).filter(({ type }) => type === "event_reminder");
}

const inADay = `Freitag um 18:00: ${title}`;
const inAnHour = `Um 18:00 geht es los: ${title}`;

describe("a user registered for a live training", () => {
  it("is reminded 24 hours and one hour before, in the app and by mail with link and calendar file [D27]", async () => {
    const eventId = await announce();
    const person = await registered(eventId);
    expect(await run("2027-03-11T16:55:00.000Z")).toMatchObject({ due: 0 });
    expect(subjectsTo(person)).toEqual([]);
    expect(await run("2027-03-11T17:00:00.000Z")).toMatchObject({ due: 1 });
    expect(subjectsTo(person)).toEqual([inADay]);
    expect(await run("2027-03-12T15:55:00.000Z")).toMatchObject({ due: 0 });
    expect(await run("2027-03-12T16:00:00.000Z")).toMatchObject({ due: 1 });
    expect(subjectsTo(person)).toEqual([inAnHour, inADay]);
    for (const mail of mailsTo(person)) {
      expect(mail.text).toContain("Beginn: 12. März 2027 um 18:00 MEZ\n");
      expect(mail.text).toContain("\nhttps://meet.example.org/abc\n");
      expect(mail.attachments?.map(({ name }) => name)).toEqual(["live-event.ics"]);
    }
    const reminder = {
      type: "event_reminder",
      title: "Ihr Live-Event beginnt bald",
      message: `${title}, 12. März 2027 um 18:00 MEZ`,
      relatedId: eventId,
      isRead: false,
    };
    expect(await notificationsOf(person)).toMatchObject([
      { ...reminder, createdAt: "2027-03-12T16:00:00.000Z" },
      { ...reminder, createdAt: "2027-03-11T17:00:00.000Z" },
    ]);
    expect(await run("2027-03-12T17:00:00.000Z")).toMatchObject({ due: 0 });
  });

  it("is reminded once for repeated, concurrent, late and reordered runs [D27]", async () => {
    const person = await registered(await announce());
    const times = ["2027-03-11T17:00:00.000Z", "2027-03-11T17:00:00.000Z", "2027-03-11T17:05:00.000Z"];
    stack.setNow("2027-03-11T17:05:00.000Z");
    await Promise.all(times.map(schedule));
    for (const time of [...times, "2027-03-12T16:00:00.000Z", "2027-03-12T16:10:00.000Z", ...times]) await run(time);
    expect(subjectsTo(person)).toEqual([inAnHour, inADay]);
    expect(await notificationsOf(person)).toHaveLength(2);
  });

  it.each(["before", "after"] as const)(
    "is reminded once if runs are killed %s any database call [D27]",
    async (moment) => {
      const person = await registered(await announce());
      const time = "2027-03-11T17:00:00.000Z";
      stack.setNow(time);
      for (let call = 1, isReached = true; isReached; call += 1) {
        isReached = await withFault({ call, moment, isLasting: true }, () => schedule(time).catch(() => {}));
      }
      await run("2027-03-11T17:05:00.000Z");
      expect(subjectsTo(person)).toEqual([inADay]);
      expect(await notificationsOf(person)).toHaveLength(1);
    },
  );

  // Count only the notifications, which are never duplicated. A mail is sent twice when its sender is killed after SES
  // accepted it (docs/adr/0015).
  it.each(["before", "after"] as const)(
    "gets one notification if the subscriber is killed %s any database call [D27]",
    async (moment) => {
      const person = await registered(await announce());
      await schedule("2027-03-11T17:00:00.000Z");
      for (let call = 1, isReached = true; isReached; call += 1) {
        stack.setNow("2027-03-11T17:00:00.000Z");
        isReached = await withFault({ call, moment, isLasting: true }, () => stack.deliver().catch(() => {}));
      }
      await run("2027-03-11T17:05:00.000Z");
      expect(await notificationsOf(person)).toHaveLength(1);
    },
  );

  it("who registers between two reminders gets only the remaining ones [D27]", async () => {
    const eventId = await announce();
    stack.setNow("2027-03-11T18:00:00.000Z");
    const lateRegistrant = await registered(eventId);
    await run("2027-03-11T18:05:00.000Z");
    expect(subjectsTo(lateRegistrant)).toEqual([]);
    stack.setNow("2027-03-12T16:30:00.000Z");
    const last = await registered(eventId);
    await run("2027-03-12T16:35:00.000Z");
    expect([subjectsTo(lateRegistrant), subjectsTo(last)]).toEqual([[inAnHour], []]);
    expect([await notificationsOf(lateRegistrant), await notificationsOf(last)]).toMatchObject([
      [{ type: "event_reminder" }],
      [],
    ]);
  });

  it("is reminded again after a move, and not of the former time [D27]", async () => {
    const eventId = await announce();
    const person = await registered(eventId);
    await run("2027-03-11T17:00:00.000Z");
    await schedule("2027-03-12T16:00:00.000Z");
    await calls.update(eventId, { title, ...start, date: "2027-03-14" });
    await run("2027-03-12T16:05:00.000Z");
    expect(subjectsTo(person)).toEqual([inADay]);
    await run("2027-03-13T17:00:00.000Z");
    await run("2027-03-14T16:00:00.000Z");
    expect(subjectsTo(person)).toEqual([inAnHour, `Sonntag um 18:00: ${title}`, inADay]);
    expect(await notificationsOf(person)).toHaveLength(3);
  });

  it("is reminded even if the database fails for another live training, which the next run makes up for", async () => {
    const people = [await registered(await announce()), await registered(await announce())];
    const [time, next] = ["2027-03-11T17:00:00.000Z", "2027-03-11T17:05:00.000Z"];
    // The first database call reads all live trainings. Each later call handles one live training, so call 2 fails for
    // the first one only.
    const fault = { call: 2, moment: "before", isLasting: false } as const;
    const failed = () => expect(schedule(time)).rejects.toThrow("schedules/event-reminders failed");
    expect(await withFault(fault, failed)).toBe(true);
    stack.setNow(time);
    await stack.deliver();
    await stack.deliver();
    expect(people.flatMap(subjectsTo)).toEqual([inADay]);
    expect(await run(next)).toMatchObject({ due: 1 });
    expect(people.map(subjectsTo)).toEqual([[inADay], [inADay]]);
  });

  it("who has canceled, or whose live training is called off, is not reminded", async () => {
    const [eventId, other] = [await announce(), await announce()];
    const [gone, idle] = [await registered(eventId), await registered(other)];
    stack.setNow("2027-03-11T17:00:00.000Z");
    await schedule("2027-03-11T17:00:00.000Z");
    await calls.cancel(gone.token, eventId);
    await calls.remove(other);
    await run("2027-03-11T17:05:00.000Z");
    for (const person of [gone, idle]) {
      expect(subjectsTo(person)).toEqual([]);
      expect(await notificationsOf(person)).toEqual([]);
    }
  });

  it.each(["inApp", "mail"] as const)("is not reminded if that is switched off: %s [SET-15]", async (channel) => {
    const person = await registered(await announce());
    const body = { notifications: { event_reminder: { [channel]: false } } };
    await stack.call("user/update-settings", { token: person.token, body });
    await run("2027-03-11T17:00:00.000Z");
    expect(subjectsTo(person)).toEqual(channel === "mail" ? [] : [inADay]);
    expect(await notificationsOf(person)).toHaveLength(channel === "inApp" ? 0 : 1);
  });
});
