import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { newFeedToken } from "@linkedpotential/local/testing/calendar-feed";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { withFault } from "@linkedpotential/local/testing/faults";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

let stack: TestStack;
let liveTrainings: LiveTrainingCalls;
let person: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  liveTrainings = await liveTrainingCalls(stack);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  person = await signedInUser(stack);
});
afterEach(() => vi.restoreAllMocks());

const read = (token: string, headers: Record<string, string> = {}) =>
  stack.call("calendar-feed/read", { params: { token }, headers });
const create = (lead: Parameters<typeof newLead>[0]) =>
  stack.call("leads/create", { token: person.token, body: newLead({ company: "Nord AG", ...lead }) });
const change = (leadId: number, body: object) =>
  stack.call("leads/update", { token: person.token, params: { leadId: String(leadId) }, body });
const stateOf = async () => (await stack.call("calendar-feed/get", { token: person.token })).json;

/** Reads the feed as a calendar program does. */
async function entriesOf(token: string) {
  const { status, text } = await read(token);
  expect(status, text).toBe(200);
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return entries.map((entry) => {
    const { uid, summary, startDate, endDate, description, location } = new ICAL.Event(entry);
    return { uid, summary, start: startDate.toString(), end: endDate.toString(), description, location };
  });
}
const unknown = {
  status: 404,
  text: "Diese Kalenderadresse gilt nicht mehr. In den Einstellungen erhalten Sie eine neue.\n",
};

describe("the calendar feed", () => {
  it("contains the open follow-ups as all-day events with a link to the lead", async () => {
    const token = await newFeedToken(stack, person.token);
    for (const name of ["Ida Öz", "Erledigt", "Gelöscht"]) await create({ name, followUpDate: "2027-03-28" });
    await create({ name: "Ohne" });
    await change(1, { nextStep: "Angebot; mit Plan, und Preis" });
    await change(2, { followUpCompleted: true });
    await stack.call("leads/delete", { token: person.token, params: { leadId: "3" } });
    expect(await entriesOf(token)).toEqual([
      {
        uid: `follow-up-${person.user.id}-1@127.0.0.1`,
        summary: "Follow-up: Ida Öz (Nord AG)",
        start: "2027-03-28",
        end: "2027-03-29",
        description:
          "Nächster Schritt: Angebot; mit Plan, und Preis\nhttp://127.0.0.1:3000/freelance/dashboard?section=leads&lead=1",
        location: null,
      },
    ]);
  });

  it("keeps the id of a follow-up that was moved, so that calendar programs move it, too", async () => {
    const token = await newFeedToken(stack, person.token);
    await create({ name: "Ida Öz", followUpDate: "2027-03-28" });
    const [before] = await entriesOf(token);
    await change(1, { followUpDate: "2027-04-02" });
    expect(await entriesOf(token)).toEqual([{ ...before, start: "2027-04-02", end: "2027-04-03" }]);
  });

  it("contains the registered live events with their time and link, until they are called off", async () => {
    const token = await newFeedToken(stack, person.token);
    const [mine, calledOff] = [await liveTrainings.announce({ title: "Sales" }), await liveTrainings.announce()];
    await liveTrainings.announce({ title: "Nicht angemeldet" });
    for (const id of [mine, calledOff]) await liveTrainings.register(person.token, id);
    await liveTrainings.remove(calledOff);
    const event = await liveTrainings.seen(mine, person.token);
    const asRead = (instant: string) => instant.replace(".000", "");
    expect(await entriesOf(token)).toEqual([
      {
        uid: `live-training-${mine}@127.0.0.1`,
        summary: "Sales",
        start: asRead(event.startsAt),
        end: asRead(event.endsAt),
        description: event.description,
        location: event.meetingLink,
      },
    ]);
    await liveTrainings.cancel(person.token, mine);
    expect(await entriesOf(token)).toEqual([]);
  });

  it("omits leads of an unfinished import and of other accounts", async () => {
    const stranger = await signedInUser(stack);
    const body = newLead({ followUpDate: "2027-03-28" });
    await stack.call("leads/create", { token: stranger.token, body });
    const { LeadCounterEntity } = await import("@linkedpotential/core/leads/counter/lead-counter.entity");
    await create({ name: "Sichtbar", followUpDate: "2027-03-28" });
    await create({ name: "Halb", followUpDate: "2027-03-28" });
    await LeadCounterEntity.patch({ userId: person.user.id }).set({ importFrom: 2, importTo: 40 }).go();
    const entries = await entriesOf(await newFeedToken(stack, person.token));
    expect(entries.map(({ summary }) => summary)).toEqual(["Follow-up: Sichtbar (Nord AG)"]);
  });

  it("is text/calendar for private caches, and is sent again only after a change", async () => {
    const token = await newFeedToken(stack, person.token);
    await create({ name: "Ida Öz", followUpDate: "2027-03-28" });
    const first = await read(token);
    expect(first.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=900",
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const etag = first.headers.etag ?? "";
    stack.setNow("2027-03-01T10:00:00.000Z");
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      expect(await read(token, { "if-none-match": known })).toMatchObject({ status: 304, text: "", headers: { etag } });
    }
    await change(1, { nextStep: "Anrufen" });
    const changed = await read(token, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });
});

describe("the address of the calendar feed", () => {
  it("is created on request and known to the caller only", async () => {
    expect(await stateOf()).toEqual({ createdAt: null });
    const answer = await stack.call("calendar-feed/renew", { token: person.token });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        createdAt: "2027-03-01T09:00:00.000Z",
        address: expect.stringMatching(
          new RegExp(`^http://127\\.0\\.0\\.1:3000/api/calendar/${person.user.id}\\.[\\w-]{43}$`),
        ),
      },
    });
    expect(await stateOf()).toEqual({ createdAt: "2027-03-01T09:00:00.000Z" });
  });

  it("is renewed: the old one stops at once", async () => {
    const old = await newFeedToken(stack, person.token);
    expect((await read(old)).status).toBe(200);
    const renewed = await newFeedToken(stack, person.token);
    expect(renewed).not.toBe(old);
    expect(await read(old)).toMatchObject(unknown);
    expect((await read(renewed)).status).toBe(200);
  });

  it("is switched off, also repeatedly", async () => {
    const token = await newFeedToken(stack, person.token);
    for (let times = 0; times < 2; times += 1) {
      const answer = await stack.call("calendar-feed/delete", { token: person.token });
      expect(answer).toMatchObject({ status: 200, json: { success: true } });
    }
    expect(await read(token)).toMatchObject(unknown);
    expect(await stateOf()).toEqual({ createdAt: null });
  });

  it("is refused as plain text when it was guessed, altered, of another account or of a deleted one", async () => {
    const token = await newFeedToken(stack, person.token);
    const stranger = await signedInUser(stack);
    const secret = token.split(".")[1] ?? "";
    await newFeedToken(stack, stranger.token);
    const flipped = secret.replace(/^./, (letter) => (letter === "A" ? "B" : "A"));
    for (const guess of [`${person.user.id}.${flipped}`, `${stranger.user.id}.${secret}`, `4711.${secret}`]) {
      const answer = await read(guess);
      expect(answer).toMatchObject(unknown);
      expect(answer.headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
      });
    }
    for (const malformed of [secret, token.slice(0, -1), `${token}x`, `0.${secret}`]) {
      expect((await read(malformed)).status).toBe(404);
    }
    await stack.call("user/delete", { token: person.token, body: { currentPassword: person.password } });
    expect(await read(token)).toMatchObject(unknown);
  });

  it("is neither stored nor logged in plain text", async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    stack.configure({ LOG_LEVEL: "info" });
    const token = await newFeedToken(stack, person.token);
    await read(token);
    await read(`${token.slice(0, -2)}__`);
    await withFault({ call: 1, moment: "before", isLasting: true }, () => read(token));
    stack.configure({ LOG_LEVEL: "silent" });
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([200, 200, 404, 500]);
    const secret = token.split(".")[1] ?? "";
    expect(secret).toHaveLength(43);
    expect(lines.join()).not.toContain(secret.slice(0, 40));
    expect(JSON.stringify(await storedItems())).not.toContain(secret);
  });

  it("can be guessed only a few times per network, which does not stop the programs of owners there", async () => {
    const token = await newFeedToken(stack, person.token);
    const address = newNetwork();
    const readFrom = (params: { token: string }) => stack.call("calendar-feed/read", { params, address });
    const guess = { token: `${person.user.id}.${"A".repeat(43)}` };
    stack.configure({ RATE_LIMIT_PER_ADDRESS: "2" });
    for (let times = 0; times < 2; times += 1) expect((await readFrom(guess)).status).toBe(404);
    const refused = await readFrom(guess);
    expect(refused).toMatchObject({ status: 429, headers: { "content-type": "text/plain; charset=utf-8" } });
    for (let times = 0; times < 5; times += 1) expect((await readFrom({ token })).status).toBe(200);
    stack.configure({ RATE_LIMIT_PER_ADDRESS: "" });
  });

  it("can be read 120 times per hour", async () => {
    const token = await newFeedToken(stack, person.token);
    const answers = await Promise.all(Array.from({ length: 121 }, () => read(token)));
    const byStatus = Object.groupBy(answers, ({ status }) => status);
    expect([byStatus[200]?.length, byStatus[429]?.length]).toEqual([120, 1]);
    stack.setNow("2027-03-01T10:00:00.000Z");
    expect((await read(token)).status).toBe(200);
  });
});
