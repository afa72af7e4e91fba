import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
let user: SignedIn;
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const target = (leadId: number) => ({ params: { leadId: String(leadId) }, token: user.token });
const create = async (body: object = newLead()) =>
  (await stack.call("leads/create", { body, token: user.token })).json as Lead;
const patch = (leadId: number, body: object) => stack.call("leads/update", { ...target(leadId), body });
const touch = (leadId: number, body: object) => stack.call("leads/log-touch", { ...target(leadId), body });
const timeline = async (leadId: number) =>
  (await stack.call("leads/list-timeline", target(leadId))).json as TimelineEntry[];
const entriesOf = async (leadId: number) => (await timeline(leadId)).map(({ id: _id, at: _at, ...entry }) => entry);
const notes = async (leadId: number) =>
  (await timeline(leadId)).flatMap((entry) => ("text" in entry ? [entry.text] : []));

describe("the timeline of a lead", () => {
  it("lists its creation, statuses, follow-ups and touches, newest first", async () => {
    const { id } = await create(newLead({ followUpDate: "2027-03-12" }));
    await patch(id, { status: "qualified", nextStep: "Angebot" });
    await patch(id, { followUpCompleted: true });
    await touch(id, { type: "call", text: "Kurz gesprochen" });
    await patch(id, { followUpDate: "2027-03-19", status: "proposal" });
    await patch(id, { followUpDate: null, company: "Süd AG" });
    expect(await entriesOf(id)).toEqual([
      { type: "follow_up_set", date: "2027-03-19" },
      { type: "status_changed", from: "qualified", to: "proposal" },
      { type: "call", text: "Kurz gesprochen" },
      { type: "follow_up_done", date: "2027-03-12" },
      { type: "status_changed", from: "new", to: "qualified" },
      { type: "follow_up_set", date: "2027-03-12" },
      { type: "created" },
    ]);
    const ids = (await timeline(id)).map((entry) => entry.id);
    expect(new Set(ids).size).toBe(7);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it("returns a logged touch and updates the last activity", async () => {
    const { id } = await create();
    stack.setNow("2027-03-01T10:00:00.000Z");
    const answer = await touch(id, { type: "meeting", text: " Im Café " });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: expect.any(Number),
      type: "meeting",
      text: "Im Café",
      at: "2027-03-01T10:00:00.000Z",
    });
    expect((await timeline(id))[0]).toEqual(answer.json);
    expect((await stack.call("leads/get", target(id))).json).toMatchObject({
      lastActivity: "2027-03-01T10:00:00.000Z",
    });
  });

  it("refuses types that only the server writes, and texts that are too long", async () => {
    const { id } = await create();
    for (const body of [{ type: "created" }, { type: "status_changed" }, {}]) {
      expect((await touch(id, body)).json).toHaveProperty("fields.type");
    }
    expect((await touch(id, { type: "call", text: "x".repeat(501) })).json).toHaveProperty("fields.text");
    expect(await entriesOf(id)).toEqual([{ type: "created" }]);
  });

  it("loses none of many concurrent touches and gives each its own id", async () => {
    const { id } = await create();
    const texts = Array.from({ length: 12 }, (_, index) => `Nr. ${index}`);
    await Promise.all(texts.map((text) => touch(id, { type: "call", text })));
    const entries = await timeline(id);
    expect((await notes(id)).sort()).toEqual(texts.sort());
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(13);
  });

  it("is accessible to the lead's owner only", async () => {
    const { id } = await create();
    const { token } = await signedInUser(stack);
    expect((await stack.call("leads/list-timeline", { ...target(id), token })).status).toBe(404);
    expect((await stack.call("leads/log-touch", { ...target(id), token, body: { type: "call" } })).status).toBe(404);
    expect(await entriesOf(id)).toEqual([{ type: "created" }]);
  });

  it("with old entries in German is returned as values and can be continued", async () => {
    const { id } = await create();
    const at = "2027-02-01T09:00:00.000Z";
    const { LeadTimelineEntity } = await import("@linkedpotential/core/leads/timeline/lead-timeline.entity");
    const stored = [
      { type: "created", text: "" },
      { type: "follow_up_set", text: "12.03.2027" },
      { type: "status_changed", text: "Neu → Interesse gezeigt" },
      { type: "follow_up_done", text: "12.03.2027" },
      { type: "follow_up_done", text: "" },
      { type: "call", text: "Neu → Gewonnen" },
      { type: "status_changed", text: "Angebot → Gewonnen" },
    ] as const;
    const entries = stored.map((entry, index) => ({ id: index, at, ...entry }));
    await LeadTimelineEntity.put({ userId: user.user.id, leadId: id, entries }).go();
    await patch(id, { status: "lost" });
    expect(await entriesOf(id)).toEqual([
      { type: "status_changed", from: "new", to: "lost" },
      { type: "status_changed", from: "proposal", to: "won" },
      { type: "call", text: "Neu → Gewonnen" },
      { type: "follow_up_done" },
      { type: "follow_up_done", date: "2027-03-12" },
      { type: "status_changed", from: "new", to: "interested" },
      { type: "follow_up_set", date: "2027-03-12" },
      { type: "created" },
    ]);
  });

  it("drops its oldest entries before its item becomes too large", async () => {
    const { id } = await create();
    const { LeadEntity } = await import("@linkedpotential/core/leads/lead.entity");
    const { LeadTimelineEntity } = await import("@linkedpotential/core/leads/timeline/lead-timeline.entity");
    const { sizeOf } = await import("@linkedpotential/core/leads/timeline/timeline");
    const fill = async (count: number, text: string) => {
      const at = "2027-02-01T09:00:00.000Z";
      const entries = Array.from({ length: count }, (_, index) => ({ id: index, type: "call" as const, text, at }));
      const key = { userId: user.user.id, leadId: id };
      await LeadTimelineEntity.put({ ...key, entries }).go();
      const { data } = await LeadEntity.get(key).go({ consistent: true });
      if (data) await LeadEntity.put({ ...data, revision: 1000, ...sizeOf(entries) }).go();
    };
    await fill(1000, "kurz");
    expect((await touch(id, { type: "call", text: "neu" })).status).toBe(201);
    const short = await timeline(id);
    expect(short.length).toBeLessThanOrEqual(1000);
    expect((await notes(id))[0]).toBe("neu");
    expect(short.at(-1)?.id).toBeGreaterThan(0);

    await fill(200, "ö".repeat(800));
    expect((await touch(id, { type: "call", text: "noch neuer" })).status).toBe(201);
    const long = await timeline(id);
    expect((await notes(id))[0]).toBe("noch neuer");
    expect(long.length).toBeGreaterThan(100);
    expect(long.length).toBeLessThan(200);
  });
});
