import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { fullLead, newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  other = await signedInUser(stack);
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const create = async (body: object = newLead()): Promise<Lead> => {
  const answer = await stack.call("leads/create", { body, token: user.token });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Lead;
};
const params = (leadId: number) => ({ leadId: String(leadId) });
const get = (leadId: number, token = user.token) => stack.call("leads/get", { params: params(leadId), token });
const patch = (leadId: number, body: object, token = user.token) =>
  stack.call("leads/update", { params: params(leadId), body, token });
const list = async (token = user.token) => (await stack.call("leads/list", { token })).json as LeadRow[];

describe("creating a lead", () => {
  it("returns the whole lead, with ids counted per owner [LEAD-36..39, LEAD-40..43, LEAD-44..47, LEAD-48..51, API-104]", async () => {
    const first = await create(fullLead());
    expect(first).toMatchObject({ ...fullLead(), id: 1, followUpCompleted: false });
    expect(first.createdAt).toBe(first.lastActivity);
    expect((await create()).id).toBe(2);
    expect((await get(1)).json).toEqual(first);
  });

  it("defaults to status new and a probability of 0 [LEADFORM-04-NS, LEADFORM-11, CONST-103]", async () => {
    const { name, company, position } = newLead();
    const lead = await create({ name, company, position });
    expect(lead).toMatchObject({ status: "new", closingProbability: 0, email: "", followUpDate: null, tags: [] });
  });

  it("rounds the deal value to cents", async () => {
    for (const [given, kept] of [
      [1e-140, 0],
      [0.005, 0.01],
      [1234.567, 1234.57],
      [100_000_000, 100_000_000],
      [-0, 0],
    ] as const) {
      expect((await create(newLead({ dealValue: given }))).dealValue).toBe(kept);
    }
    const { id } = await create();
    expect((await patch(id, { dealValue: 0.1 + 0.2 })).json).toHaveProperty("dealValue", 0.3);
  });

  it("names every wrong field in German [LEADFORM-05, LEADFORM-07..10, LEADFORM-14..17, CONST-104, CONST-105]", async () => {
    const long = "x".repeat(10_001);
    const body = {
      ...{
        name: " ",
        email: "keine",
        company: "",
        position: null,
        closingProbability: 101,
        followUpDate: "31.02.2027",
      },
      ...{ followUpNotes: "x".repeat(101), vorbereitung: long, infosErstgespraech: long, infosZweitgespraech: long },
      ...{ linkedinUrl: "https://example.org", dealValue: -1, tags: Array(11).fill("a") },
    };
    const answer = await stack.call("leads/create", { body, token: user.token });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: "request.invalid",
      fields: {
        name: "Name ist erforderlich",
        email: "Gültige E-Mail erforderlich",
        company: "Unternehmen ist erforderlich",
        position: "Position ist erforderlich",
        closingProbability: "Bitte eine Zahl von 0 bis 100 angeben.",
        followUpDate: "Bitte ein gültiges Datum angeben.",
        followUpNotes: "Maximal 100 Zeichen",
        vorbereitung: "Maximal 10000 Zeichen",
        infosErstgespraech: "Maximal 10000 Zeichen",
        infosZweitgespraech: "Maximal 10000 Zeichen",
        linkedinUrl: "Ungültige LinkedIn URL",
      },
    });
    expect(await list()).toEqual([]);
  });

  it("accepts notes far beyond 1,000 characters and any of the seven statuses [LEADFORM-03, LEADFORM-06, LEADFORM-23]", async () => {
    const lead = await create(newLead({ notes: "n".repeat(15_000), status: "won" }));
    expect(lead.notes).toHaveLength(15_000);
    for (const status of ["new", "contacted", "interested", "qualified", "proposal", "lost", "won"]) {
      expect((await patch(lead.id, { status })).json).toMatchObject({ status });
    }
  });

  it("keeps hostile texts, emoji and right-to-left text unchanged", async () => {
    const texts = ["'; DROP TABLE leads; --", "<script>alert(1)</script>", "💜 مرحبا بالعالم abc", "{{7*7}} $(x)"];
    for (const name of texts) {
      const lead = await create(newLead({ name, notes: name, vorbereitung: name, tags: [name] }));
      expect((await get(lead.id)).json).toMatchObject({ name, notes: name, vorbereitung: name, tags: [name] });
    }
    expect((await list()).map(({ name }) => name)).toEqual(texts);
  });

  it("keeps the visible part of every text", async () => {
    const [sent, kept] = ["\u202EIda\u200B Öz\u2069", "Ida Öz"];
    const lead = await create(newLead({ name: sent, notes: sent, vorbereitung: sent, tags: [sent, "\u2060"] }));
    expect((await get(lead.id)).json).toMatchObject({ name: kept, notes: kept, vorbereitung: kept, tags: [kept] });
  });

  it("happens once per idempotency key", async () => {
    const call = () =>
      stack.call("leads/create", { body: newLead(), token: user.token, headers: { "idempotency-key": "k1" } });
    const first = await call();
    expect((await call()).json).toEqual(first.json);
    expect(await list()).toHaveLength(1);
  });
});

describe("changing a lead", () => {
  it("changes the given fields and returns the whole lead [API-105]", async () => {
    const lead = await create(fullLead());
    stack.setNow("2027-03-01T10:00:00.000Z");
    const changed = { nextStep: "Anrufen", vorbereitung: "" };
    const answer = await patch(lead.id, changed);
    const expected = { ...lead, ...changed, lastActivity: "2027-03-01T10:00:00.000Z" };
    expect(answer.json).toEqual(expected);
    expect((await get(lead.id)).json).toEqual(expected);
  });

  it("completes the follow-up and reopens it with another date [FOLLOW-10..11, API-10]", async () => {
    const { id } = await create(newLead({ followUpDate: "2027-03-12" }));
    expect((await patch(id, { followUpCompleted: true })).json).toMatchObject({ followUpCompleted: true });
    expect((await patch(id, { followUpDate: "2027-03-12" })).json).toMatchObject({ followUpCompleted: true });
    expect((await patch(id, { followUpDate: "2027-03-19" })).json).toMatchObject({ followUpCompleted: false });
    const both = { followUpDate: "2027-03-26", followUpCompleted: true };
    expect((await patch(id, both)).json).toMatchObject(both);
    const none = { followUpDate: null, followUpCompleted: true };
    expect((await patch(id, { followUpDate: null })).json).toMatchObject(none);
  });

  it("clears the reason when a lead is no longer lost, and only then", async () => {
    const { id } = await create();
    const reasonAfter = async (body: object) => ((await patch(id, body)).json as Lead).lostReason;
    expect(await reasonAfter({ status: "lost", lostReason: "Budget" })).toBe("Budget");
    expect(await reasonAfter({ company: "Süd AG" })).toBe("Budget");
    expect(await reasonAfter({ status: "contacted" })).toBe("");
    expect(await reasonAfter({ lostReason: "Preis" })).toBe("Preis");
    expect(await reasonAfter({ status: "lost" })).toBe("Preis");
  });

  it("writes nothing when nothing changes", async () => {
    const lead = await create(fullLead());
    const before = await stack.call("leads/list", { token: user.token });
    for (const body of [{}, { name: lead.name, tags: lead.tags }]) {
      const answer = await patch(lead.id, body);
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual(lead);
    }
    const after = await stack.call("leads/list", { token: user.token });
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  it("loses none of many concurrent changes", async () => {
    const { id } = await create();
    const changes = [{ nextStep: "a" }, { phone: "1" }, { status: "won" }, { notes: "n" }, { vorbereitung: "v" }];
    const answers = await Promise.all(changes.map((change) => patch(id, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await get(id)).json).toMatchObject(Object.assign({}, ...changes));
  });

  it("refuses wrong values and keeps the lead", async () => {
    const lead = await create();
    for (const body of [{ name: "" }, { status: "great" }, { closingProbability: "50" }, { followUpCompleted: 1 }]) {
      const answer = await patch(lead.id, body);
      expect(answer.status).toBe(400);
      expect(answer.json).toHaveProperty(`fields.${Object.keys(body)[0]}`);
    }
    expect((await get(lead.id)).json).toEqual(lead);
  });
});

describe("deleting and restoring a lead", () => {
  const remove = (leadId: number, token = user.token) => stack.call("leads/delete", { params: params(leadId), token });
  const restore = (leadId: number, token = user.token) =>
    stack.call("leads/restore", { params: params(leadId), token });
  const timeline = (leadId: number) => stack.call("leads/list-timeline", { params: params(leadId), token: user.token });

  it("removes it from everywhere, once [API-106]", async () => {
    const { id } = await create(fullLead());
    expect((await remove(id)).json).toEqual({ success: true });
    expect((await remove(id)).status).toBe(404);
    expect((await get(id)).status).toBe(404);
    expect((await timeline(id)).status).toBe(404);
    expect((await patch(id, { name: "Neu" })).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await stack.call("tasks/list", { token: user.token })).json).toEqual([]);
  });

  it("succeeds once for concurrent deletions of the same lead", async () => {
    const { id } = await create();
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
  });

  it("restores it unchanged within an hour", async () => {
    const lead = await create(fullLead());
    const before = (await timeline(lead.id)).json;
    await remove(lead.id);
    stack.setNow("2027-03-01T09:59:59.000Z");
    expect((await restore(lead.id)).json).toEqual(lead);
    expect((await get(lead.id)).json).toEqual(lead);
    expect((await timeline(lead.id)).json).toEqual(before);
    expect((await restore(lead.id)).status).toBe(404);
    await remove(lead.id);
    stack.setNow("2027-03-01T10:59:59.000Z");
    expect((await restore(lead.id)).json).toMatchObject({ code: "lead.restore_expired" });
    expect(await list()).toEqual([]);
  });

  it("never touches another user's leads", async () => {
    const lead = await create(fullLead());
    const { token } = other;
    expect((await get(lead.id, token)).status).toBe(404);
    expect((await patch(lead.id, { name: "Meins" }, token)).status).toBe(404);
    expect((await remove(lead.id, token)).status).toBe(404);
    expect((await get(lead.id)).json).toEqual(lead);
    await remove(lead.id);
    expect((await restore(lead.id, token)).status).toBe(404);
    expect((await restore(lead.id)).json).toEqual(lead);
    expect(await list(token)).toEqual([]);
  });
});
