import type { LeadImportReport, LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const send = async (body: object) => {
  const { status, json } = await stack.call("leads/import", { body, token: user.token });
  expect(status).toBe(201);
  return json as LeadImportReport;
};
const list = async () => (await stack.call("leads/list", { token: user.token })).json as LeadRow[];
const create = (overrides: Parameters<typeof newLead>[0]) =>
  stack.call("leads/create", { body: newLead(overrides), token: user.token });
const timelineOf = async (leadId: number) =>
  (await stack.call("leads/list-timeline", { params: { leadId: String(leadId) }, token: user.token }))
    .json as TimelineEntry[];
const undo = (importId: string | undefined) =>
  stack.call("leads/undo-import", { body: { importId }, token: user.token });
const statusesOf = ({ rows }: LeadImportReport) => rows.map(({ status }) => status);
const head = "Name;Unternehmen;Position;E-Mail";
const profile = "https://www.linkedin.com/in/ida-oez";

const connections = [
  "Notes:",
  '"When exporting your connection data, you may notice that some of the email addresses are missing."',
  "",
  "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
  `Ida,Öz,${profile},,Nord AG,CEO,12 Mar 2024`,
  "Jan,Süd,https://www.linkedin.com/in/jan-sued,,Süd AG,,03 Feb 2025",
  ",,,,,,03 Feb 2025",
].join("\r\n");

describe("LinkedIn's file of contacts", () => {
  it("is imported with its remarks, and again without a new lead", async () => {
    expect(statusesOf(await send({ csv: connections }))).toEqual(["ok", "ok", "invalid"]);
    expect(await list()).toMatchObject([
      { name: "Ida Öz", company: "Nord AG", linkedinUrl: profile, notes: "Vernetzt am 12.03.2024" },
      { name: "Jan Süd", position: "Nicht angegeben" },
    ]);
    const again = await send({ csv: connections });
    expect([again.created, statusesOf(again)]).toEqual([0, ["duplicate", "duplicate", "invalid"]]);
  });

  it("shows who changed the company, updates chosen leads and notes where they were", async () => {
    await send({ csv: connections });
    const later = connections.replace("Nord AG,CEO", "West AG,CFO").replace("Süd AG,", "Süd AG,CTO");
    const preview = await send({ csv: later, dryRun: true });
    expect(preview.rows[0]).toMatchObject({
      line: 5,
      status: "changed",
      before: { company: "Nord AG", position: "CEO" },
      after: { company: "West AG", position: "CFO" },
    });
    expect(preview.rows[1]).toMatchObject({ status: "changed", after: { company: "Süd AG", position: "CTO" } });
    expect((await list())[0]).toMatchObject({ company: "Nord AG" });
    stack.setNow("2027-03-01T10:00:00.000Z");
    expect(await send({ csv: later, updates: [5] })).toMatchObject({ created: 0, updated: 1 });
    expect(await list()).toMatchObject([
      { company: "West AG", position: "CFO", lastActivity: "2027-03-01T10:00:00.000Z", lastTouchAt: null },
      { position: "Nicht angegeben" },
    ]);
    expect(await timelineOf(1)).toMatchObject([{ type: "note", text: "Bisher CEO, Nord AG" }, { type: "created" }]);
    expect(statusesOf(await send({ csv: later, dryRun: true }))).toEqual(["duplicate", "changed", "invalid"]);
  });
});

describe("people without an address", () => {
  it("are recognized by folded name and company, and created only when they were chosen", async () => {
    await create({ name: "Jürgen Großmann", company: "Müller & Söhne GmbH" });
    const csv = `${head}\nGROSSMANN, Juergen;Mueller und Soehne;CEO;\nIda;Nord AG;CEO;\nIda;Nord;CTO;\n`;
    const report = await send({ csv });
    expect(report).toMatchObject({
      created: 1,
      rows: [
        { status: "similar", of: { name: "Jürgen Großmann", company: "Müller & Söhne GmbH" } },
        { status: "ok" },
        { status: "similar", of: { line: 3 } },
      ],
    });
    expect(statusesOf(await send({ csv }))).toEqual(["similar", "similar", "similar"]);
    expect(await send({ csv, similar: [4] })).toMatchObject({ created: 1 });
    expect((await list()).map(({ position }) => position)).toEqual(["Einkaufsleiter", "CEO", "CTO"]);
  });
});

it("columns are imported as chosen, and gaps filled on request", async () => {
  const csv = "Wer;Wo;Rolle\nIda;Nord AG;CEO\nJan;Süd AG;\n";
  const columns = ["name", "company", null];
  expect(statusesOf(await send({ csv, columns, dryRun: true }))).toEqual(["invalid", "invalid"]);
  const report = await send({ csv, columns, fillsGaps: true });
  expect(report).toMatchObject({ created: 2, rows: [{ gaps: ["position"] }, { gaps: ["position"] }] });
  expect(await list()).toMatchObject([{ position: "Nicht angegeben" }, { position: "Nicht angegeben" }]);
  const wrong = await stack.call("leads/import", { body: { csv, columns: ["Unfug"] }, token: user.token });
  expect([wrong.status, wrong.json]).toMatchObject([400, { fields: { "columns.0": expect.any(String) } }]);
});

describe("undoing an import", () => {
  const csv = `${head}\nIda;Nord AG;CEO;\nJan;Süd AG;CTO;jan@sued.example\nKim;West AG;CFO;\n`;
  const call = (id: "leads/update" | "leads/delete" | "leads/restore", leadId: number, body?: object) =>
    stack.call(id, { params: { leadId: String(leadId) }, token: user.token, ...(body && { body }) });

  it("deletes its leads, keeps those changed since and all others, and can be repeated", async () => {
    await create({ name: "Vorher" });
    const { importId } = await send({ csv });
    await create({ name: "Nachher" });
    await call("leads/update", 3, { phone: "1" });
    for (let time = 0; time < 2; time += 1) {
      const answer = await undo(importId);
      expect([answer.status, answer.json]).toEqual([200, { kept: 1 }]);
      expect((await list()).map(({ name }) => name)).toEqual(["Vorher", "Jan", "Nachher"]);
    }
    expect((await call("leads/restore", 2)).status).toBe(404);
    expect((await stack.call("leads/list-timeline", { params: { leadId: "2" }, token: user.token })).status).toBe(404);
  });

  it("frees the places in the plan", async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `Lead ${index};Nord AG;CEO;\n`).join("");
    const { importId } = await send({ csv: `${head}\n${rows}` });
    expect((await create({})).status).toBe(403);
    expect((await undo(importId)).json).toEqual({ kept: 0 });
    expect(await list()).toEqual([]);
    expect(await send({ csv: `${head}\n${rows}` })).toMatchObject({ created: 50 });
  });

  it("reverts its updates, except of leads changed since, and removes their notes", async () => {
    await send({ csv });
    const before = await list();
    const later = `${head};LinkedIn\nJan;Ost AG;CTO;jan@sued.example\n`;
    await create({ name: "Ida Öz", company: "Nord AG", linkedinUrl: profile });
    const both = `${later}Ida Öz;Ost AG;CEO;;${profile}\nNeu;Ost AG;CEO;;\n`;
    stack.setNow("2027-03-01T10:00:00.000Z");
    const { importId, created, updated } = await send({ csv: both, updates: [2, 3] });
    expect([created, updated]).toEqual([1, 2]);
    await call("leads/update", 4, { phone: "1" });
    for (let time = 0; time < 2; time += 1) expect((await undo(importId)).json).toEqual({ kept: 1 });
    expect((await list()).slice(0, 3)).toEqual(before);
    expect((await list()).slice(3)).toMatchObject([{ name: "Ida Öz", company: "Ost AG" }]);
    expect((await timelineOf(2)).map(({ type }) => type)).toEqual(["created"]);
  });

  it("is possible for an hour, by its owner only", async () => {
    const { importId } = await send({ csv });
    const other = await signedInUser(stack);
    const foreign = await stack.call("leads/undo-import", { body: { importId }, token: other.token });
    expect(foreign.json).toMatchObject({ code: "lead.import_undo_expired" });
    stack.setNow("2027-03-01T10:00:00.000Z");
    expect((await undo(importId)).json).toMatchObject({ code: "lead.import_undo_expired" });
    expect(await list()).toHaveLength(3);
  });

  it("continues where it was interrupted", async () => {
    stack.configure({ PLAN_LIMITS: "off" });
    const rows = Array.from({ length: 100 }, (_, index) => `Lead ${index};Nord AG;CEO;\n`).join("");
    const { importId } = await send({ csv: `${head}\n${rows}` });
    const { withFault } = await import("@linkedpotential/local/testing/faults");
    const fault = { call: 5, moment: "before", isLasting: true } as const;
    await withFault(fault, async () => expect((await undo(importId)).status).toBe(500));
    expect((await list()).length).toBeLessThan(100);
    expect((await undo(importId)).json).toEqual({ kept: 0 });
    expect(await list()).toEqual([]);
    stack.configure({ PLAN_LIMITS: "enforced" });
  });
});
