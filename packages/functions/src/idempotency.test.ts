import type { Lead, LeadImportReport, LeadRow } from "@linkedpotential/contract/leads/schema";
import { newRegistration } from "@linkedpotential/fixtures/accounts";
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

type Id = "leads/create" | "leads/import" | "leads/log-touch" | "leads/delete";
const send = (id: Id, key: string, call: object, token = user.token) =>
  stack.call(id, { ...call, token, headers: { "idempotency-key": key } });
const list = async (token = user.token) => (await stack.call("leads/list", { token })).json as LeadRow[];
const csvOf = (rows: string[]) => ({ body: { csv: `Name;Unternehmen;Position;E-Mail\n${rows.join("\n")}` } });

describe("a retry gets the answer of the first call", () => {
  it("when the first call reached the plan's limit", async () => {
    await send("leads/import", "fill", csvOf(Array.from({ length: 49 }, (_, index) => `Ida ${index};Nord AG;CEO;`)));
    const first = await send("leads/create", "last", { body: newLead() });
    const again = await send("leads/create", "last", { body: newLead() });
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect((await send("leads/create", "more", { body: newLead() })).json).toMatchObject({ code: "plan_limit" });
  });

  it("when the lead of a touch has been deleted since the first call", async () => {
    const target = { params: { leadId: "1" } };
    await send("leads/create", "lead", { body: newLead() });
    const first = await send("leads/log-touch", "touch", { ...target, body: { type: "call" } });
    await send("leads/delete", "", target);
    const again = await send("leads/log-touch", "touch", { ...target, body: { type: "call" } });
    expect([again.status, again.json]).toEqual([201, first.json]);
  });

  it("when an import would treat its own leads as duplicates", async () => {
    const file = csvOf(["Ida;Nord AG;CEO;ida@nord.example", "Jan;Süd AG;CTO;jan@sued.example"]);
    const first = await send("leads/import", "file", file);
    const again = await send("leads/import", "file", file);
    expect(first.json).toMatchObject({ created: 2 });
    expect(again.json).toEqual(first.json);
    expect((await send("leads/import", "same file", file)).json).toMatchObject({ created: 0 });
  });

  it("in a short form when the full answer exceeds the size limit of an item", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.patch({ userId: user.user.id }).set({ plan: "premium" }).go();
    const file = csvOf(
      Array.from({ length: 1000 }, (_, index) => `${"龍".repeat(200 - 4)}${1000 + index};Nord AG;CEO;`),
    );
    const [first, again] = [await send("leads/import", "long", file), await send("leads/import", "long", file)];
    const { rows, ...report } = first.json as LeadImportReport;
    expect(report).toMatchObject({ created: 1000, updated: 0 });
    const brief = rows.map((row) => ({ ...row, name: "", company: "" }));
    expect([again.status, again.json]).toEqual([201, { ...report, rows: brief }]);
    stack.setNow("2027-03-01T09:05:00.000Z");
    expect((await send("leads/import", "long", file)).status).toBe(201);
    expect(await list()).toHaveLength(1000);
  }, 60_000);

  it("with any password, because it is not part of the fingerprint", async () => {
    const { IdempotencyRecordEntity } = await import("@linkedpotential/core/idempotency/idempotency-record.entity");
    const body = newRegistration();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await stack.call("auth/register", { body, headers });
    const again = await stack.call("auth/register", { body: { ...body, password: "ein-anderes" }, headers });
    expect([again.status, again.json]).toEqual([201, first.json]);
    const { data } = await IdempotencyRecordEntity.scan.go({ pages: "all" });
    expect(data.some(({ answer }) => answer?.includes(body.email))).toBe(true);
    expect(JSON.stringify(data)).not.toContain(body.password);
  });
});

describe("an idempotency key", () => {
  it("is valid for one user only", async () => {
    const other = await signedInUser(stack);
    const mine = await send("leads/create", "k", { body: newLead({ name: "Meiner" }) });
    const theirs = await send("leads/create", "k", { body: newLead({ name: "Meiner" }) }, other.token);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect([await list(), await list(other.token)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("is valid for one route only", async () => {
    await send("leads/create", "k", { body: newLead() });
    const touch = { params: { leadId: "1" }, body: { type: "call" } };
    expect((await send("leads/log-touch", "k", touch)).status).toBe(201);
  });

  it("is compared completely", async () => {
    const long = "k".repeat(200);
    const ids = [];
    for (const key of [`${long}a`, `${long}b`, `${long}a`]) {
      ids.push(((await send("leads/create", key, { body: newLead() })).json as Lead).id);
    }
    expect(ids).toEqual([1, 2, 1]);
  });

  it("can be reused when the call was refused", async () => {
    const target = { params: { leadId: "1" }, body: { type: "call" } };
    expect((await send("leads/log-touch", "k", target)).status).toBe(404);
    await send("leads/create", "lead", { body: newLead() });
    expect((await send("leads/log-touch", "k", target)).status).toBe(201);
  });

  it("can be reused when a message to the support team could not be sent", async () => {
    const call = {
      token: user.token,
      body: { subject: "Frage", message: "Wie geht das?" },
      headers: { "idempotency-key": "k" },
    };
    stack.refuseMails(true);
    expect((await stack.call("support/send", call)).status).toBe(500);
    stack.refuseMails(false);
    expect((await stack.call("support/send", call)).status).toBe(201);
    expect((await stack.call("support/send", call)).status).toBe(201);
    expect(stack.mails().filter(({ text }) => text.includes(`Konto ${user.user.id}`))).toHaveLength(1);
  });
});
