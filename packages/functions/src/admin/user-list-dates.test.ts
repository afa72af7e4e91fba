import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { UserTotal } from "@linkedpotential/contract/admin/user-list";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { type ReadyAccount, readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Query = Record<string, string>;

let stack: TestStack;
let token: string;

const page = async (query: Query) => {
  const { json, headers } = await stack.call("admin/list-users", { token, query });
  return { names: (json as ListedUser[]).map(({ name }) => name), next: headers["x-next-cursor"] };
};
const count = async (query: Query) => (await stack.call("admin/count-users", { token, query })).json as UserTotal;

async function namesOfAllPages(query: Query) {
  const all: string[] = [];
  for (let cursor: Query = {}; ; ) {
    const { names, next } = await page({ ...query, ...cursor });
    all.push(...names);
    if (next === undefined) return all;
    cursor = { cursor: next };
  }
}

async function signIn({ user: { email }, password }: ReadyAccount, time: string) {
  stack.setNow(time);
  expect((await stack.call("auth/login", { body: { email, password } })).status).toBe(200);
  stack.setNow();
}

beforeAll(async () => {
  stack = await startTestStack();
  ({ token } = await signedInAdmin(stack));
  const anna = await readyAccount({ name: "Anna Winter", joinedAt: "2026-02-27T12:00:00.000Z" });
  await readyAccount({ name: "Bodo Winter", joinedAt: "2026-02-28T22:59:00.000Z", role: "business" });
  const cora = await readyAccount({ name: "Cora Lenz", joinedAt: "2026-02-28T23:00:00.000Z" });
  const dirk = await readyAccount({ name: "Dirk Lenz", joinedAt: "2026-03-31T21:59:00.000Z", plan: "premium" });
  await readyAccount({ name: "Elif Lenz", joinedAt: "2026-03-31T22:00:00.000Z" });
  await signIn(anna, "2026-05-01T08:00:00.000Z");
  await signIn(cora, "2026-05-10T08:00:00.000Z");
  await signIn(dirk, "2026-05-20T08:00:00.000Z");
  await indexAccounts();
});
afterAll(() => stack.stop());

describe("filters by days in Berlin", () => {
  const march = { joinedFrom: "2026-03-01", joinedTo: "2026-03-31" };
  const cases: [Query, string[]][] = [
    [march, ["Dirk Lenz", "Cora Lenz"]],
    [{ ...march, sort: "oldest" }, ["Cora Lenz", "Dirk Lenz"]],
    [{ joinedTo: "2026-02-28" }, ["Bodo Winter", "Anna Winter"]],
    [{ joinedFrom: "2026-04-01", joinedTo: "2026-04-01" }, ["Elif Lenz"]],
    [{ joinedFrom: "2026-03-02", joinedTo: "2026-03-01" }, []],
    [{ joinedTo: "2026-02-28", role: "business" }, ["Bodo Winter"]],
    [{ joinedFrom: "2026-02-28", joinedTo: "9999-12-31", plan: "premium" }, ["Dirk Lenz"]],
    [{ joinedTo: "0001-01-01" }, []],
    [{ signedInFrom: "2026-05-10" }, ["Dirk Lenz", "Cora Lenz"]],
    [{ signedInTo: "2026-05-10" }, ["Cora Lenz", "Anna Winter"]],
    [{ signedInFrom: "2026-05-02", signedInTo: "2026-05-19" }, ["Cora Lenz"]],
    [{ signedInFrom: "2026-05-11", signedInTo: "2026-05-10" }, []],
    [{ signedInTo: "2026-05-10", ...march }, ["Cora Lenz"]],
    [{ neverSignedIn: "true", joinedTo: "2026-04-30" }, ["Elif Lenz", "Bodo Winter"]],
    [{ neverSignedIn: "true", joinedTo: "2026-04-30", sort: "oldest" }, ["Bodo Winter", "Elif Lenz"]],
    [{ neverSignedIn: "true", joinedTo: "2026-04-30", role: "business" }, ["Bodo Winter"]],
    [{ neverSignedIn: "true", signedInTo: "2026-05-10" }, []],
    [{ search: "lenz", ...march }, ["Cora Lenz", "Dirk Lenz"]],
    [{ search: "lenz", signedInFrom: "2026-05-20" }, ["Dirk Lenz"]],
    [{ search: "lenz", neverSignedIn: "true" }, ["Elif Lenz"]],
    [{ role: "admin", joinedTo: "2026-12-30", search: "lenz" }, []],
  ];
  it.each(cases)("%o select exactly these accounts, also in pages of one, and count them", async (query, expected) => {
    expect((await page(query)).names).toEqual(expected);
    expect(await namesOfAllPages({ ...query, limit: "1" })).toEqual(expected);
    expect(await count(query)).toMatchObject({ total: expected.length, isAtLeast: false });
  });

  it("apply to a search for an id and to admins too", async () => {
    const [{ id = 0 } = {}] = (await stack.call("admin/list-users", { token, query: { search: "dirk" } }))
      .json as ListedUser[];
    expect((await page({ search: `${id}`, ...march })).names).toEqual(["Dirk Lenz"]);
    expect((await page({ search: `${id}`, joinedTo: "2026-02-28" })).names).toEqual([]);
    expect(await count({ search: `#${id}`, ...march })).toMatchObject({ total: 1 });
    expect(await count({ search: `#${id}`, neverSignedIn: "true" })).toMatchObject({ total: 0 });
    expect((await page({ role: "admin", joinedTo: "2026-03-01" })).names).toEqual([]);
    expect((await page({ role: "admin", joinedFrom: "2026-03-01" })).names).toHaveLength(1);
  });

  it("that are no days are refused", async () => {
    for (const query of [{ joinedFrom: "2026-02-30" }, { signedInTo: "morgen" }, { neverSignedIn: "no" }]) {
      for (const id of ["admin/list-users", "admin/count-users"] as const) {
        expect((await stack.call(id, { token, query })).status, JSON.stringify(query)).toBe(400);
      }
    }
  });
});

describe("the total of a search", () => {
  it("counts each account once, also more than a page shows", async () => {
    const names = Array.from({ length: 55 }, (_, nth) => `Tilda ${nth} Tildason`);
    for (const [nth, name] of names.entries()) await readyAccount({ name, email: `tilda.${nth}@example.org` });
    await indexAccounts();
    expect(await count({ search: "tilda" })).toEqual({ total: 55, isAtLeast: false, similar: [] });
    expect(await count({ search: "tilda", role: "business" })).toMatchObject({ total: 0 });
    expect(await count({ search: "…" })).toEqual({ total: 0, isAtLeast: false, similar: [] });
  });

  it("stops at a number of entries, and says so", async () => {
    const { readSome, beginningWith } = await import("@linkedpotential/core/admin/account-index/read-entries");
    const order = { list: "search" as const, ...beginningWith("lenz"), isDescending: false };
    const groups = ["freelancer.kostenlos", "freelancer.premium"];
    expect(await readSome(order, groups, 3)).toMatchObject({ hasMore: false });
    const { entries, hasMore } = await readSome(order, groups, 2);
    expect([entries.length, hasMore]).toEqual([2, true]);
  });
});

describe("a search that finds nothing", () => {
  beforeAll(async () => {
    await readyAccount({ name: "Jürgen Müller", email: "juergen.mueller@example.org" });
    await readyAccount({ name: "Käthe Müllerschön", role: "business", email: "kaethe@firma-schoen.example" });
    await indexAccounts();
  });

  it.each([
    ["müler", ["Müller"]],
    ["Mülller", ["Müller"]],
    ["mülelr", ["Müller"]],
    ["jürgn müller", ["Jürgen Müller"]],
    ["müllersch", []],
    ["mülerschön", ["Müllerschön"]],
    ["kaethe@frma-schoen.example", ["kaethe@firma-schoen.example"]],
    ["mxx", []],
    ["mustermann", []],
    ["…", []],
  ])("for %s suggests %o", async (search, similar) => {
    expect((await count({ search })).similar).toEqual(similar);
  });

  it("suggests only what finds an account with the filters", async () => {
    expect((await count({ search: "mülerschön", role: "freelancer" })).similar).toEqual([]);
    expect((await count({ search: "mülerschön", role: "business" })).similar).toEqual(["Müllerschön"]);
    expect((await count({ search: "müler", joinedTo: "2026-03-01" })).similar).toEqual([]);
    expect((await count({ search: "müler", role: "admin" })).similar).toEqual([]);
  });
});
