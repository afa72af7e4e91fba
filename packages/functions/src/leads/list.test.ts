import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { fullLead, newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;

beforeAll(async () => {
  stack = await startTestStack({ PLAN_LIMITS: "off" });
});
beforeEach(async () => {
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const create = async (body: object = newLead()) =>
  (await stack.call("leads/create", { body, token: user.token })).json as Lead;
const list = (query: Record<string, string> = {}, headers: Record<string, string> = {}, token = user.token) =>
  stack.call("leads/list", { query, headers, token });
const rowsOf = (json: unknown) => json as LeadRow[];

async function allPages(query: Record<string, string>): Promise<LeadRow[][]> {
  const pages: LeadRow[][] = [];
  let cursor: string | undefined;
  do {
    const answer = await list({ ...query, ...(cursor && { cursor }) });
    expect(answer.status).toBe(200);
    pages.push(rowsOf(answer.json));
    const next = answer.headers["x-next-cursor"];
    if (next) expect(next).not.toBe(cursor);
    cursor = next;
  } while (cursor);
  return pages;
}

describe("the list of leads", () => {
  it("is empty at first", async () => {
    const answer = await list();
    expect(answer.json).toEqual([]);
    expect(answer.headers).not.toHaveProperty("x-next-cursor");
  });

  it("omits the three long notes unless the full view is requested [API-11, API-103]", async () => {
    const { vorbereitung, infosErstgespraech, infosZweitgespraech, ...row } = await create(fullLead());
    const bare = await create();
    const { vorbereitung: _v, infosErstgespraech: _e, infosZweitgespraech: _z, ...bareRow } = bare;
    expect((await list()).json).toEqual([row, bareRow]);
    const notes = { vorbereitung, infosErstgespraech, infosZweitgespraech };
    expect((await list({ view: "full" })).json).toEqual([{ ...row, ...notes }, bare]);
  });

  it("lists every lead once across pages", async () => {
    for (let index = 0; index < 7; index += 1) await create(index % 2 ? fullLead() : newLead());
    await stack.call("leads/delete", { params: { leadId: "3" }, token: user.token });
    for (const view of [{}, { view: "full" }]) {
      for (const limit of ["1", "2", "3", "6", "7", "1000000"]) {
        const pages = await allPages({ ...view, limit });
        expect(pages.flat().map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7]);
        expect(pages.every((page) => page.length <= Number(limit))).toBe(true);
      }
    }
    const full = (await allPages({ view: "full", limit: "2" })).flat();
    expect(full[1]).toMatchObject({ vorbereitung: fullLead().vorbereitung });
  });

  it("has at most a thousand leads per page, whatever limit is requested", async () => {
    const csv = `Name,Firma,Position\n${Array.from({ length: 1000 }, (_, index) => `${index},b,c\n`).join("")}`;
    await stack.call("leads/import", { body: { csv }, token: user.token });
    await create();
    expect((await allPages({ limit: "5000" })).map(({ length }) => length)).toEqual([1000, 1]);
  }, 60_000);

  it("continues correctly where notes fill a page before the rows do", async () => {
    const long = "ö".repeat(10_000);
    const rows = { vorbereitung: long, infosErstgespraech: long, infosZweitgespraech: long };
    // DynamoDB ends a page at 1 MB: these are 20 times 60 kB.
    for (let index = 0; index < 40; index += 1) await create(newLead(index % 2 ? rows : {}));
    const pages = await allPages({ view: "full" });
    expect(pages).toHaveLength(2);
    expect(pages.flat().map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(pages.flat().filter((row) => "vorbereitung" in row && row.vorbereitung === long)).toHaveLength(20);
  });

  it("does not list leads on later pages that were created after the first page was read", async () => {
    for (let index = 0; index < 3; index += 1) await create();
    const cursor = (await list({ limit: "2" })).headers["x-next-cursor"] ?? "";
    await create();
    const last = await list({ limit: "2", cursor });
    expect(rowsOf(last.json).map(({ id }) => id)).toEqual([3]);
    expect(last.headers).not.toHaveProperty("x-next-cursor");
  });

  it("refuses a cursor of another user, or beyond every lead", async () => {
    const cursorAfter = (after: number) =>
      Buffer.from(JSON.stringify([user.user.id, after, 0, 0, 0, 0])).toString("base64url");
    await create();
    await create();
    const other = await signedInUser(stack);
    const cursor = (await list({ limit: "1" })).headers["x-next-cursor"] ?? "";
    const refused = [
      await list({ cursor }, {}, other.token),
      await list({ cursor: "Unfug" }),
      await list({ cursor: Buffer.from("[1]").toString("base64url") }),
      await list({ cursor: Buffer.from('{"userId":1}').toString("base64url") }),
      await list({ view: "full", cursor: cursorAfter(9_007_199_254_740_991) }),
      await list({ cursor: cursorAfter(2 ** 53) }),
      await list({ cursor: cursorAfter(-1) }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(400);
      expect(answer.json).toHaveProperty("fields.cursor");
    }
    expect((await list({ limit: "0" })).status).toBe(400);
    expect((await list({ view: "alles" })).status).toBe(400);
  });

  it("answers 304 while nothing has changed, and the list after any change [CONST-08, FOLLOW-12]", async () => {
    const { id } = await create();
    const target = { params: { leadId: String(id) }, token: user.token };
    const changes = [
      () => create(),
      () => stack.call("leads/update", { ...target, body: { phone: "1" } }),
      () => stack.call("leads/log-touch", { ...target, body: { type: "call", text: "" } }),
      () => stack.call("leads/delete", target),
      () => stack.call("leads/restore", target),
      () => stack.call("leads/import", { body: { csv: "Name,Firma,Position\na,b,c" }, token: user.token }),
    ];
    for (const change of changes) {
      const etag = (await list()).headers.etag ?? "";
      const again = await list({}, { "if-none-match": etag });
      expect(again.status).toBe(304);
      expect(again.text).toBe("");
      await change();
      expect((await list({}, { "if-none-match": etag })).status).toBe(200);
    }
  });

  it("has the version that the answer to a write stated, together with the previous version", async () => {
    const { id } = await create();
    const target = { params: { leadId: String(id) }, token: user.token };
    const writes = [
      () => stack.call("leads/create", { body: newLead(), token: user.token }),
      () => stack.call("leads/update", { ...target, body: { phone: "1" } }),
      () => stack.call("leads/log-touch", { ...target, body: { type: "call", text: "" } }),
      () => stack.call("leads/delete", target),
      () => stack.call("leads/restore", target),
    ];
    for (const write of writes) {
      const before = (await list()).headers.etag;
      const { headers } = await write();
      expect(headers["x-leads-version"]).toBe(`${before}, ${(await list()).headers.etag}`);
    }
  });

  it("has a newer version than a write stated if there were concurrent writes", async () => {
    const leads = await Promise.all(Array.from({ length: 5 }, () => create()));
    const before = (await list()).headers.etag;
    const answers = await Promise.all(
      leads.map(({ id }) =>
        stack.call("leads/update", { params: { leadId: String(id) }, body: { phone: "1" }, token: user.token }),
      ),
    );
    const named = answers.map(({ headers }) => headers["x-leads-version"]?.split(", ") ?? []);
    const fromBefore = named.filter(([from]) => from === before);
    expect(fromBefore.length).toBeGreaterThan(0);
    for (const [, version = ""] of fromBefore) {
      expect((await list({}, { "if-none-match": version })).status).toBe(200);
    }
  });

  it("has a version that is omitted if nothing was written, or in a retried answer", async () => {
    const { id, phone } = await create();
    const target = { params: { leadId: String(id) }, token: user.token };
    const nothing = await stack.call("leads/update", { ...target, body: { phone } });
    const keyed = { body: newLead(), token: user.token, headers: { "idempotency-key": "einmal" } };
    const [first, again] = [await stack.call("leads/create", keyed), await stack.call("leads/create", keyed)];
    expect([nothing.status, first.status, again.status]).toEqual([200, 201, 201]);
    expect(first.headers).toHaveProperty("x-leads-version");
    for (const { headers } of [nothing, again]) expect(headers).not.toHaveProperty("x-leads-version");
  });

  it("has another version for another view, page and user", async () => {
    await create();
    await create();
    const other = await signedInUser(stack);
    const cursor = (await list({ limit: "1" })).headers["x-next-cursor"] ?? "";
    const answers = [
      await list(),
      await list({ view: "full" }),
      await list({ limit: "1" }),
      await list({ limit: "1", cursor }),
      await list({}, {}, other.token),
    ];
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(5);
    const page = answers[3]?.headers.etag ?? "";
    expect((await list({ limit: "1", cursor }, { "if-none-match": page })).status).toBe(304);
  });
});
