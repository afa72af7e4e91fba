import type { LeadImportReport, LeadRow } from "@linkedpotential/contract/leads/schema";
import { fullLead, newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;

beforeAll(async () => {
  stack = await startTestStack({ PLAN_LIMITS: "off" });
});
beforeEach(async () => {
  stack.setNow("2027-03-01T09:00:00.000Z");
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const send = (csv: string, dryRun = false) => stack.call("leads/import", { body: { csv, dryRun }, token: user.token });
const list = async () => (await stack.call("leads/list", { token: user.token })).json as LeadRow[];
const head = "Name;Unternehmen;Position;E-Mail;Follow-up-Datum";
const rowsFor = (count: number) =>
  Array.from({ length: count }, (_, index) => `Ida ${index + 1};Nord AG;CEO;;12.03.2027\n`).join("");
const rowsOf = (json: unknown) => (json as LeadImportReport).rows.map(({ line, status }) => `${line} ${status}`);

describe("importing leads", () => {
  it("previews without writing, then creates what was previewed", async () => {
    const csv = `${head}\nIda Öz;Nord AG;CEO;ida@nord.example;12.03.2027\nJan;Süd AG;CTO;;\n`;
    const preview = await send(csv, true);
    expect(preview.json).toEqual({
      created: 0,
      updated: 0,
      rows: [
        { line: 2, name: "Ida Öz", company: "Nord AG", status: "ok" },
        { line: 3, name: "Jan", company: "Süd AG", status: "ok" },
      ],
    });
    expect(await list()).toEqual([]);
    const report = await send(csv);
    expect(report.status).toBe(201);
    expect(report.json).toEqual({ ...(preview.json as object), created: 2, importId: expect.any(String) });
    expect(await list()).toMatchObject([
      { id: 1, name: "Ida Öz", followUpDate: "2027-03-12" },
      { id: 2, name: "Jan", status: "new" },
    ]);
    expect((await stack.call("tasks/list", { token: user.token })).json).toMatchObject([{ id: 1_000_001 }]);
    const timeline = { params: { leadId: "1" }, token: user.token };
    expect((await stack.call("leads/list-timeline", timeline)).json).toMatchObject([
      { type: "follow_up_set" },
      { type: "created" },
    ]);
  });

  it("skips rows that duplicate a lead or an earlier row", async () => {
    await stack.call("leads/create", {
      body: newLead({ email: "ida@nord.example", company: "Nord AG", position: "CEO" }),
      token: user.token,
    });
    const csv = `${head};LinkedIn\nIda;Nord;CEO;IDA@nord.example;;\nJan;Süd;CTO;;;linkedin.com/in/jan\nJan;Süd;CTO;;;https://www.linkedin.com/in/Jan/\n`;
    const { json } = await send(csv);
    expect(rowsOf(json)).toEqual(["2 duplicate", "3 ok", "4 duplicate"]);
    expect((json as LeadImportReport).created).toBe(1);
    expect((json as LeadImportReport).rows).toMatchObject([
      { same: "email", of: { name: "Jürgen Groß", company: "Nord AG" } },
      { status: "ok" },
      { same: "linkedinUrl", of: { line: 3 } },
    ]);
    expect(await list()).toHaveLength(2);
  });

  it("skips invalid rows and reports the problem of each cell", async () => {
    const heads = "Name;Unternehmen;Position; Mail ;Wiedervorlage;Phase";
    const wrong = "Jan;Süd AG;;keine;31.02.2027;heiß";
    const { json } = await send(`${heads}\nIda;Nord AG;CEO;ida@nord.example;;Neu\n${wrong}\n`);
    expect(json).toMatchObject({ created: 1 });
    expect(rowsOf(json)).toEqual(["2 ok", "3 invalid"]);
    expect((json as LeadImportReport).rows[1]).toHaveProperty("problems", [
      { field: "email", column: "Mail", problem: { key: "emailInvalid" } },
      { field: "position", column: "Position", problem: { key: "leadPositionRequired" } },
      {
        field: "status",
        column: "Phase",
        problem: {
          key: "importChoice",
          params: {
            value: "heiß",
            choices: "Neu, Kontaktiert, Interesse gezeigt, Qualifiziert, Angebot, Gewonnen, Verloren",
          },
        },
      },
      { field: "followUpDate", column: "Wiedervorlage", problem: { key: "dateInvalid" } },
    ]);
    const { json: bare } = await send("Name;Firma\nIda;Nord AG\n");
    expect((bare as LeadImportReport).rows[0]).toHaveProperty("problems", [
      { field: "position", problem: { key: "leadPositionRequired" } },
    ]);
    expect(await list()).toMatchObject([{ name: "Ida" }]);
  });

  it("refuses a file that is not CSV, empty or too long, and says what was found", async () => {
    expect((await send("\u0089PNG\u0001")).json).toMatchObject({
      code: "lead.import_unreadable",
      fields: {
        csv: "Keine Spalte erkannt. Gefunden: „PNG“. Erwartet wird eine CSV-Datei mit Name, Unternehmen und Position.",
      },
    });
    expect((await send(`${head}\nJan;Süd\n"Ida;Nord`)).json).toMatchObject({
      code: "lead.import_unreadable",
      fields: {
        csv: "In Zeile 3 beginnt ein Anführungszeichen, das nirgends endet. Bitte ergänzen oder entfernen Sie es.",
      },
    });
    expect((await send(head)).json).toMatchObject({ fields: { csv: "Die Datei enthält keine Leads." } });
    const long = `${head}\n${"Ida;Nord AG;CEO;;\n".repeat(1001)}`;
    expect((await send(long)).json).toMatchObject({
      fields: { csv: "Die Datei hat mehr als 1.000 Zeilen. Höchstens 1.000 Leads auf einmal." },
    });
  });

  it("stops at the first row or cell above the limit", async () => {
    const unclosed = '"';
    const long = `${head}\n${"a\n".repeat(1001)}${unclosed}`;
    expect((await send(long)).json).toMatchObject({
      fields: { csv: "Die Datei hat mehr als 1.000 Zeilen. Höchstens 1.000 Leads auf einmal." },
    });
    for (const file of [`Name${";".repeat(200)}`, `${head}\n${";".repeat(200)}`]) {
      const wide = await send(`${file};${unclosed}`);
      expect([wide.status, wide.json]).toMatchObject([
        400,
        { fields: { csv: "Die Datei hat mehr als 200 Spalten. Möglich sind höchstens 200." } },
      ]);
    }
  });

  it("ignores unknown columns, up to the limit", async () => {
    const unknown = Array.from({ length: 196 }, (_, index) => `Spalte ${index}`).join(";");
    expect(
      (await send(`${unknown};${head.replace(";Follow-up-Datum", "")}\n${";".repeat(196)}Ida;Nord AG;CEO;`)).json,
    ).toMatchObject({ created: 1 });
  });

  it("imports 1,000 leads, once for five concurrent calls with the same file", async () => {
    expect((await send(`${head}\n${rowsFor(1000)}`)).json).toMatchObject({ created: 1000 });
    expect(await list()).toHaveLength(1000);
    const rows = Array.from({ length: 20 }, (_, index) => `Jan ${index};Süd AG;CTO;jan-${index}@sued.example;\n`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(`${head}\n${rows.join("")}`)));
    const created = answers.map(({ json }) => (json as Partial<LeadImportReport>).created ?? 0);
    expect(created.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 20]);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const { text } = await stack.call("leads/export", { token: user.token });
    expect(text.match(/jan-\d+@/g)).toHaveLength(20);
  }, 60_000);

  it("imports an exported file unchanged", async () => {
    const rows = Array.from({ length: 70 }, (_, index) => `Ida ${index};Nord AG;CEO;;12.03.2027;Notiz ${index};=1+1\n`);
    expect((await send(`${head};Vorbereitung;Notizen\n${rows.join("")}`)).json).toMatchObject({ created: 70 });
    const file = await stack.call("leads/export", { token: user.token });
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const other = await signedInUser(stack);
    const again = await stack.call("leads/import", { body: { csv: file.text }, token: other.token });
    expect(again.json).toMatchObject({ created: 70 });
    expect((await stack.call("leads/export", { token: other.token })).text).toBe(file.text);
    const last = await stack.call("leads/get", { params: { leadId: "70" }, token: other.token });
    expect(last.json).toMatchObject({ name: "Ida 69", vorbereitung: "Notiz 69", notes: "=1+1" });
  });

  it("exports every field with guarded formulas", async () => {
    const body = fullLead({ name: "=cmd|' /C calc'!A0" });
    await stack.call("leads/create", { body, token: user.token });
    const { text } = await stack.call("leads/export", { token: user.token });
    expect(text).toContain("\r\n'=cmd|' /C calc'!A0;Frau;ida.oez@nord.example;");
    expect(text).toContain(body.infosZweitgespraech);
  });
});

describe("an import that is killed", () => {
  const csv = `${head}\n${rowsFor(100)}`;

  /** Simulates a killed process: the given number of writes succeeds, and all further writes fail. */
  const failAllWritesAfter = async (writes: number) => {
    const { withCallHooks } = await import("@linkedpotential/core/outbound-calls");
    let left = writes;
    const observe = (action: string) => {
      if (action === "TransactWriteItems") left -= 1;
      if (left < 0) throw new Error("killed");
      return () => {};
    };
    expect((await withCallHooks({ observe }, () => send(csv))).status).toBe(500);
  };
  const call = (id: "tasks/list" | "leads/list" | "leads/export") => stack.call(id, { token: user.token });

  it.each([1, 2, 3, 4])("shows nothing after %i writes, and the next import cleans up", async (writes) => {
    await stack.call("leads/create", { body: newLead(), token: user.token });
    const before = [await call("leads/list"), await call("tasks/list"), await call("leads/export")];
    await failAllWritesAfter(writes);
    const after = [await call("leads/list"), await call("tasks/list"), await call("leads/export")];
    expect(after.map(({ json, text }) => json ?? text)).toEqual(before.map(({ json, text }) => json ?? text));
    const created = await stack.call("leads/create", { body: newLead(), token: user.token });
    expect(created.json).toMatchObject({ id: 102 });
    expect(await list()).toHaveLength(2);

    expect((await send(csv)).json).toMatchObject({ code: "request.in_progress" });
    stack.setNow("2027-03-01T09:01:00.000Z");
    expect((await send(csv)).json).toMatchObject({ created: 100 });
    expect((await list()).map(({ id }) => id)).toEqual([1, ...Array.from({ length: 101 }, (_, index) => 102 + index)]);
    expect((await call("tasks/list")).json).toHaveLength(100);
  });

  it("reports no conflict if only the answer of the last write was lost", async () => {
    const fault = { call: 5, moment: "after", isLasting: false } as const;
    await withFault(fault, async () => expect((await send(`${head}\nIda;Nord AG;CEO;;\n`)).status).toBe(500));
    expect(await list()).toHaveLength(1);
  });

  it("does not let hidden leads be changed or deleted", async () => {
    await failAllWritesAfter(2);
    const target = { params: { leadId: "1" }, token: user.token };
    expect((await stack.call("leads/update", { ...target, body: { name: "Neu" } })).status).toBe(404);
    expect((await stack.call("leads/delete", target)).status).toBe(404);
  });
});
