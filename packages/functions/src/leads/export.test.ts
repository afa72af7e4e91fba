import type { NewLead } from "@linkedpotential/contract/leads/schema";
import { readLeadsCsv } from "@linkedpotential/core/leads/import-export/csv";
import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;
beforeAll(async () => {
  stack = await startTestStack({ PLAN_LIMITS: "off" });
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const part = (query: Record<string, string> = {}, token = user.token) => stack.call("leads/export", { query, token });

const selected = (ids: readonly number[], query: Record<string, string> = {}, token = user.token) =>
  stack.call("leads/export-selected", { query, body: { ids }, token });

async function parts(call: (query: Record<string, string>) => ReturnType<typeof part> = part): Promise<string[]> {
  const texts: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call(cursor ? { cursor } : {});
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    texts.push(answer.text);
    const next = answer.headers["x-next-cursor"];
    if (next) expect(next).not.toBe(cursor);
    cursor = next;
  } while (cursor);
  return texts;
}

/**
 * Returns a lead of 140 KB. Its quotes take four times their size in the answer of the Lambda, so that few leads fill a
 * part.
 */
const longLead = (index: number): NewLead => {
  const [long, quotes] = ["龍".repeat(10_000), '"'.repeat(10_000)];
  const notes = { notes: "龍".repeat(20_000), infosErstgespraech: long, infosZweitgespraech: quotes };
  return newLead({ name: `Lead ${index}`, vorbereitung: long, ...notes });
};

describe("an export larger than an answer", () => {
  it("comes in parts that form one file with every lead", async () => {
    const leads = Array.from({ length: 60 }, (_, index) => longLead(index));
    for (const body of leads) {
      expect((await stack.call("leads/create", { body, token: user.token })).status).toBe(201);
    }
    await stack.call("leads/delete", { params: { leadId: "30" }, token: user.token });
    const texts = await parts();
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(Buffer.byteLength(JSON.stringify(text))).toBeLessThan(5_300_000);
    const file = texts.join("");
    expect(file.match(/\uFEFF/g)).toHaveLength(1);
    expect(readLeadsCsv(file).rows?.map(({ lead }) => lead)).toEqual(leads.toSpliced(29, 1));
  }, 60_000);

  it("contains the selected leads only, in parts that form one file", async () => {
    const ids = Array.from({ length: 60 }, (_, index) => index + 1).filter((id) => id % 3 > 0);
    const texts = await parts((query) => selected(ids.toReversed(), query));
    expect(texts.length).toBeGreaterThan(1);
    const file = texts.join("");
    expect(file.match(/\uFEFF/g)).toHaveLength(1);
    const rows = readLeadsCsv(file).rows?.map(({ lead }) => lead);
    expect(rows).toEqual(ids.map((id) => longLead(id - 1)));
  }, 60_000);

  it("can be continued by its owner only", async () => {
    const cursor = (await part()).headers["x-next-cursor"] ?? "";
    const other = await signedInUser(stack);
    expect((await part({ cursor }, other.token)).status).toBe(400);
    expect((await part({ cursor: "Unfug" })).json).toHaveProperty("fields.cursor");
    expect((await selected([1], { cursor }, other.token)).status).toBe(400);
  });
});

describe("an export of selected leads", () => {
  it("has the same lines as the export of all leads, and leaves out leads that are gone or of others", async () => {
    const owner = await signedInUser(stack);
    for (const name of ["Anna", "Björn", "Carla", "Dora"]) {
      await stack.call("leads/create", { body: newLead({ name }), token: owner.token });
    }
    await stack.call("leads/delete", { params: { leadId: "3" }, token: owner.token });
    const [head = "", anna = "", , dora = ""] = (await part({}, owner.token)).text.split("\r\n");
    const { status, headers, text } = await selected([4, 3, 1, 1, 99], {}, owner.token);
    expect([status, headers["content-type"], headers["x-next-cursor"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      undefined,
    ]);
    expect(text.split("\r\n")).toEqual([head, anna, dora, ""]);
    const other = await signedInUser(stack);
    expect((await selected([1], {}, other.token)).text.split("\r\n")).toEqual([head, ""]);
  });

  it("needs between one and 10,000 ids", async () => {
    const refusal = async (ids: readonly number[]) => {
      const { status, json } = await selected(ids);
      return [status, json];
    };
    expect(await refusal([])).toMatchObject([400, { fields: { ids: "Bitte füllen Sie alle Felder aus." } }]);
    const many = Array.from({ length: 10_001 }, (_, index) => index + 1);
    expect(await refusal(many)).toMatchObject([400, { fields: { ids: "Höchstens 10000 Einträge." } }]);
    expect((await selected([0])).status).toBe(400);
    expect((await selected(many.slice(1).map((id) => id + 1000))).text.split("\r\n")).toHaveLength(2);
  });
});
