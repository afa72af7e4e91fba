import type { Activity } from "@linkedpotential/contract/leads/activity";
import type { Lead, LeadImportReport, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
let user: SignedIn;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  user = await signedInUser(stack, { rememberMe: true });
});
afterAll(() => stack.stop());

const target = (leadId: number) => ({ params: { leadId: String(leadId) }, token: user.token });
const create = async (body: object = {}) =>
  (await stack.call("leads/create", { body: newLead(body), token: user.token })).json as Lead;
const patch = (leadId: number, body: object) => stack.call("leads/update", { ...target(leadId), body });
const touch = async (leadId: number, body: object) =>
  (await stack.call("leads/log-touch", { ...target(leadId), body })).json as TimelineEntry;
const undo = (leadId: number, entryId: number) =>
  stack.call("leads/delete-touch", {
    params: { leadId: String(leadId), entryId: String(entryId) },
    token: user.token,
  });
const list = async (from = "2027-03-01", to = "2027-03-31") =>
  (await stack.call("leads/list-activity", { query: { from, to }, token: user.token })).json as Activity;
/** Returns the counts of each day that are not zero. */
const counts = async (from?: string, to?: string) =>
  (await list(from, to)).days.map((day) => Object.fromEntries(Object.entries(day).filter(([, value]) => value !== 0)));

describe("the activity of a day", () => {
  it("counts created leads and contacts by type, and no notes", async () => {
    const { id } = await create();
    await create({ email: "" });
    for (const type of ["message_sent", "message_sent", "answered", "call", "meeting"]) await touch(id, { type });
    for (const type of ["reached", "not_reached", "no_interest", "note"]) await touch(id, { type });
    const contacts = { messages: 2, answers: 1, calls: 1, meetings: 1, reached: 1, notReached: 1, noInterest: 1 };
    expect(await counts()).toEqual([{ date: "2027-03-01", created: 2, ...contacts }]);
  });

  it("counts won deals and the change of the open value", async () => {
    const { id } = await create({ dealValue: 1000.5, status: "proposal" });
    await patch(id, { dealValue: 1500 });
    stack.setNow("2027-03-02T09:00:00.000Z");
    await patch(id, { status: "won" });
    expect(await counts()).toEqual([
      { date: "2027-03-01", created: 1, pipelineDelta: 1500 },
      { date: "2027-03-02", won: 1, wonValue: 1500, pipelineDelta: -1500 },
    ]);
    await patch(id, { status: "proposal" });
    expect(await counts()).toEqual([{ date: "2027-03-01", created: 1, pipelineDelta: 1500 }, { date: "2027-03-02" }]);
  });

  it("is a day in Berlin, and the range includes both ends", async () => {
    for (const now of ["2027-03-09T22:59:00.000Z", "2027-03-09T23:01:00.000Z", "2027-03-10T23:00:00.000Z"]) {
      stack.setNow(now);
      await create({ email: "" });
    }
    const days = async (from: string, to: string) => (await counts(from, to)).map(({ date }) => date);
    expect(await days("2027-03-01", "2027-03-31")).toEqual(["2027-03-09", "2027-03-10", "2027-03-11"]);
    expect(await days("2027-03-10", "2027-03-10")).toEqual(["2027-03-10"]);
    expect(await days("2027-03-12", "2027-03-31")).toEqual([]);
    expect(await days("2027-03-31", "2027-03-01")).toEqual([]);
  });

  it("counts messages and answers by template, an answer on the day of its message", async () => {
    const [{ id: first }, { id: second }] = [await create(), await create({ email: "" })];
    await touch(first, { type: "message_sent", template: "Erstkontakt" });
    await touch(second, { type: "message_sent", template: "Erstkontakt" });
    await touch(second, { type: "message_sent", template: "Nachfassen" });
    stack.setNow("2027-03-05T09:00:00.000Z");
    for (const id of [first, second]) await touch(id, { type: "answered" });
    await touch(first, { type: "answered" });
    const expected = [
      { template: "Erstkontakt", sent: 2, answered: 1 },
      { template: "Nachfassen", sent: 1, answered: 1 },
    ];
    expect((await list()).templates).toEqual(expected);
    expect((await list("2027-03-01", "2027-03-01")).templates).toEqual(expected);
    expect((await list("2027-03-05", "2027-03-05")).templates).toEqual([]);
  });

  it("keeps the pipeline's value: all changes together are the open value", { tags: "one-engine" }, async () => {
    const value = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100));
    const change = fc.record({ status: fc.constantFrom(...leadStatuses), dealValue: value });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), fc.boolean(), async (changes, isDeleted) => {
        user = await signedInUser(stack, { rememberMe: true });
        const [initial, ...later] = changes;
        const { id } = await create(initial);
        for (const one of later) await patch(id, one);
        await stack.call("leads/delete", target(id));
        if (!isDeleted) await stack.call("leads/restore", target(id));
        const last = changes.at(-1);
        const isOpen = !isDeleted && last?.status !== "won" && last?.status !== "lost";
        const sum = (await list()).days.reduce((total, { pipelineDelta }) => total + pipelineDelta, 0);
        expect(sum).toBeCloseTo(isOpen ? (last?.dealValue ?? 0) : 0, 5);
      }),
      { numRuns: 25 },
    );
  });

  it("counts imported leads, and takes them back when the import is undone", async () => {
    const lines = Array.from(
      { length: 40 },
      (_, index) => `Person ${index};Firma ${index};CEO;${index % 2 ? "10,5" : ""}`,
    );
    const csv = ["Name;Unternehmen;Position;Auftragswert", ...lines].join("\n");
    const { json } = await stack.call("leads/import", { body: { csv }, token: user.token });
    expect(await counts()).toEqual([{ date: "2027-03-01", created: 40, pipelineDelta: 210 }]);
    const { importId } = json as LeadImportReport;
    expect((await stack.call("leads/undo-import", { body: { importId }, token: user.token })).status).toBe(200);
    expect(await counts()).toEqual([{ date: "2027-03-01" }]);
  });

  it("loses nothing when changes are made at the same time", async () => {
    const leads = await Promise.all(Array.from({ length: 6 }, () => create({ email: "", dealValue: 100 })));
    await Promise.all(leads.map(({ id }) => touch(id, { type: "call", change: { status: "won" } })));
    expect(await counts()).toEqual([{ date: "2027-03-01", created: 6, calls: 6, won: 6, wonValue: 600 }]);
  });
});

describe("undoing a touch", () => {
  it("removes it and restores what it changed, and its counts", async () => {
    const { id } = await create({ followUpDate: "2027-03-01", dealValue: 500 });
    const before = (await stack.call("leads/get", target(id))).json as Lead;
    const change = { status: "contacted", followUpDate: "2027-03-08", nextStep: "Antwort abwarten" };
    const entry = await touch(id, { type: "message_sent", template: "Erstkontakt", change });
    expect((await stack.call("leads/get", target(id))).json).toMatchObject({
      ...change,
      lastTouchType: "message_sent",
    });
    stack.setNow("2027-03-01T09:59:00.000Z");
    const { status, json } = await undo(id, entry.id);
    expect(status).toBe(200);
    expect(json).toEqual({ ...before, lastActivity: "2027-03-01T09:59:00.000Z" });
    const { json: timeline } = await stack.call("leads/list-timeline", target(id));
    expect((timeline as TimelineEntry[]).map(({ type }) => type)).toEqual(["follow_up_set", "created"]);
    expect(await counts()).toEqual([{ date: "2027-03-01", created: 1, pipelineDelta: 500 }]);
    expect((await list()).templates).toEqual([]);
  });

  it("keeps what was changed again since", async () => {
    const { id } = await create();
    const entry = await touch(id, { type: "call", change: { status: "contacted", followUpDate: "2027-03-08" } });
    await patch(id, { status: "qualified", name: "Kim" });
    expect((await undo(id, entry.id)).json).toMatchObject({
      ...{ status: "qualified", name: "Kim", followUpDate: null, lastTouchAt: null, lastTouchType: null },
    });
  });

  it("makes the earlier message the unanswered one again", async () => {
    const { id } = await create();
    await touch(id, { type: "message_sent", template: "Erstkontakt" });
    await undo(id, (await touch(id, { type: "message_sent", template: "Nachfassen" })).id);
    await undo(id, (await touch(id, { type: "answered" })).id);
    await touch(id, { type: "answered" });
    expect((await list()).templates).toEqual([{ template: "Erstkontakt", sent: 1, answered: 1 }]);
  });

  it("is refused for older touches, other entries, twice, and after an hour", async () => {
    const { id } = await create();
    const [first, second] = [await touch(id, { type: "call" }), await touch(id, { type: "meeting" })];
    const refused = { status: 404, json: { code: "lead.touch_undo_expired" } };
    for (const entryId of [first.id, second.id + 1, 1]) expect(await undo(id, entryId)).toMatchObject(refused);
    stack.setNow("2027-03-01T10:00:00.000Z");
    expect(await undo(id, second.id)).toMatchObject(refused);
    stack.setNow("2027-03-01T09:59:59.000Z");
    expect((await undo(id, second.id)).status).toBe(200);
    expect(await undo(id, second.id)).toMatchObject(refused);
    expect(await undo(id + 1, second.id)).toMatchObject({ status: 404, json: { code: "lead.not_found" } });
  });
});
