import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const meetingLink = "https://meet.example.org/abc";

let stack: TestStack;
let calls: LiveTrainingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
});
beforeEach(() => stack.setNow("2027-03-01T09:00:00.000Z"));
afterAll(() => stack.stop());

/** Returns the calendar files mailed to a user, newest first. Parses them as a calendar program does. */
const calendarsOf = ({ user }: ReadyAccount) =>
  stack
    .mails()
    .filter(({ to }) => to === user.email)
    .map(({ attachments: [file] = [] }) => {
      const text = Buffer.from(file?.content ?? "", "base64").toString();
      const calendar = new ICAL.Component(ICAL.parse(text));
      const event = calendar.getFirstSubcomponent("vevent");
      const property = (name: string) => String(event?.getFirstPropertyValue(name) ?? "");
      return {
        method: calendar.getFirstPropertyValue("method"),
        sequence: Number(property("sequence")),
        start: property("dtstart"),
        status: property("status"),
        location: property("location"),
        // Include UID and organizer: calendar programs find the entry by its UID and accept changes only from its
        // organizer.
        source: [property("uid"), property("organizer")],
      };
    });
const eventsOf = async ({ token }: ReadyAccount) =>
  (await stack.call("live-trainings/list-participations", { token })).json as { eventId: number }[];

async function registered() {
  const [person, eventId] = [await readyAccount(), await calls.announce({ meetingLink, maxParticipants: 1 })];
  await calls.register(person.token, eventId);
  await stack.deliver();
  return { person, eventId };
}

describe("the calendar of a registered user", () => {
  it("replaces the old time by the new one", async () => {
    const { person, eventId } = await registered();
    await calls.update(eventId, { meetingLink, date: "2027-03-13", time: "18:00", maxParticipants: 1 });
    await stack.deliver();
    const [moved, first] = calendarsOf(person);
    expect(first).toMatchObject({ method: "PUBLISH", start: "2027-03-12T18:00:00Z", location: meetingLink });
    expect(moved).toMatchObject({ method: "PUBLISH", start: "2027-03-13T17:00:00Z", location: meetingLink });
    expect(moved?.source).toEqual([`live-training-${eventId}@127.0.0.1`, "mailto:post@linkedpotential.local"]);
    expect(moved?.source).toEqual(first?.source);
    expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
  });

  it("removes a called-off live training, as does that of a waiting user", async () => {
    const { person, eventId } = await registered();
    const waiting = await readyAccount();
    await calls.joinWaitingList(waiting.token, eventId);
    await calls.remove(eventId);
    await stack.deliver();
    const [off, first] = calendarsOf(person);
    expect(off).toMatchObject({ method: "CANCEL", status: "CANCELLED", location: "" });
    expect(off?.source).toEqual(first?.source);
    expect(off?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
    expect(calendarsOf(waiting)).toEqual([off]);
  });
});

describe("a user registered for a called-off live training", () => {
  it("no longer participates", async () => {
    const { person, eventId } = await registered();
    const other = await calls.announce();
    await calls.register(person.token, other);
    await calls.remove(eventId);
    await stack.deliver();
    expect(await eventsOf(person)).toMatchObject([{ eventId: other }]);
  });

  it("is not notified if it is over", async () => {
    const { person, eventId } = await registered();
    stack.setNow("2027-03-12T21:00:00.000Z");
    await calls.remove(eventId);
    await stack.deliver();
    stack.setNow("2027-03-01T09:00:00.000Z");
    expect(calendarsOf(person)).toHaveLength(1);
    expect(await eventsOf(person)).toEqual([]);
  });
});
