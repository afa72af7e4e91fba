import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { type ReadyAccount, readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

type Query = Record<string, string>;
type Change = Partial<{
  emailVerified: boolean;
  bouncedEmail: string;
  lockedAt: string;
  plan: "premium" | "kostenlos";
  name: string;
}>;

let stack: TestStack;
let token: string;
let change: (account: ReadyAccount, change: Change) => Promise<void>;
beforeAll(async () => {
  stack = await startTestStack();
  ({ token } = await signedInAdmin(stack));
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  change = async ({ user }, set) => void (await UserEntity.patch({ userId: user.id }).set(set).go());
});
afterAll(() => stack.stop());

const page = async (query: Query) => {
  const { json, headers } = await stack.call("admin/list-users", { token, query });
  return { users: json as ListedUser[], next: headers["x-next-cursor"] };
};
const names = async (query: Query) => (await page(query)).users.map(({ name }) => name);
const total = async (query: Query) =>
  ((await stack.call("admin/count-users", { token, query })).json as { total: number }).total;

/** Reads all pages of a list, and runs other work between two pages. */
async function namesOfAllPages(query: Query, between: (page: number) => Promise<void> = async () => {}) {
  const all: string[] = [];
  let cursor: Query = {};
  for (let count = 1; ; count += 1) {
    const { users, next } = await page({ ...query, ...cursor });
    all.push(...users.map(({ name }) => name));
    if (next === undefined) return all;
    cursor = { cursor: next };
    await between(count);
  }
}

const lockedAt = "2027-03-01T09:00:00.000Z";

describe("filters", () => {
  beforeAll(async () => {
    await readyAccount({ name: "Anna Free" });
    await readyAccount({ name: "Berta Premium", plan: "premium" });
    await readyAccount({ name: "Carl Business", role: "business" });
    await change(await readyAccount({ name: "Dora Offen" }), { emailVerified: false });
    await change(await readyAccount({ name: "Emil Gesperrt", plan: "premium" }), { lockedAt });
    await change(await readyAccount({ name: "Frieda Offen", role: "business" }), { emailVerified: false, lockedAt });
    const [reporter, reported] = [await readyAccount({ name: "Gerd Frei" }), await readyAccount({ name: "Hans Laut" })];
    const report = { userId: reported.user.id, reason: "spam", explanation: "Werbung", isSincere: true };
    expect((await stack.call("moderation/report", { token: reporter.token, body: report })).status).toBe(201);
    const bounced = await readyAccount({ name: "Inge Fort", email: "Inge@Fort.de" });
    await change(bounced, { bouncedEmail: "inge@fort.de" });
    await change(await readyAccount({ name: "Jost Umzug" }), { bouncedEmail: "frueher@example.org" });
    await indexAccounts();
  });

  const cases: [Query, string[]][] = [
    [{ role: "business" }, ["Frieda Offen", "Carl Business"]],
    [{ plan: "premium" }, ["Emil Gesperrt", "Berta Premium"]],
    [{ unconfirmed: "true" }, ["Frieda Offen", "Dora Offen"]],
    [{ bounced: "true" }, ["Inge Fort"]],
    [{ bounced: "true", unconfirmed: "true" }, []],
    [{ bounced: "true", role: "freelancer", sort: "signedIn" }, ["Inge Fort"]],
    [{ locked: "true" }, ["Frieda Offen", "Emil Gesperrt"]],
    [{ reported: "true" }, ["Hans Laut"]],
    [{ role: "business", unconfirmed: "true" }, ["Frieda Offen"]],
    [{ role: "freelancer", locked: "true", plan: "premium" }, ["Emil Gesperrt"]],
    [{ locked: "true", unconfirmed: "true" }, ["Frieda Offen"]],
    [{ reported: "true", locked: "true" }, []],
    [{ role: "admin" }, ["Testperson 1"]],
    [{ role: "admin", locked: "true" }, []],
    [
      { role: "freelancer", sort: "oldest" },
      [
        ...["Testperson 1", "Anna Free", "Berta Premium", "Dora Offen", "Emil Gesperrt", "Gerd Frei", "Hans Laut"],
        ...["Inge Fort", "Jost Umzug"],
      ],
    ],
    [{ role: "business", sort: "name" }, ["Carl Business", "Frieda Offen"]],
    [{ search: "offen" }, ["Dora Offen", "Frieda Offen"]],
    [{ search: "offen", role: "freelancer" }, ["Dora Offen"]],
    [{ search: "offen", locked: "true", sort: "oldest" }, ["Frieda Offen"]],
    [{ search: "testp", role: "admin" }, ["Testperson 1"]],
    [{ search: "offen", role: "admin" }, []],
    [{ search: "…" }, []],
  ];
  it.each(cases)("%o selects exactly these accounts, also in pages of one", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect(await namesOfAllPages({ ...query, limit: "1" })).toEqual(expected);
    expect(await total(query)).toBe(expected.length);
  });

  it("none counts and sorts all accounts", async () => {
    const all = await names({});
    expect(all).toHaveLength(await total({}));
    expect(await names({ sort: "oldest" })).toEqual(all.toReversed());
    expect(await names({ sort: "name" })).toEqual(all.toSorted((one, other) => one.localeCompare(other)));
  });

  it("agree with what the list says about each account", async () => {
    const { users } = await page({});
    const of = (name: string) => users.find((user) => user.name === name);
    expect(of("Hans Laut")).toMatchObject({ isReported: true, isLocked: false });
    expect(of("Emil Gesperrt")).toMatchObject({ isReported: false, isLocked: true });
    expect(of("Dora Offen")).toMatchObject({ emailVerified: false });
  });

  it("that do not exist, and cursors of another list, are refused", async () => {
    const refused: Query[] = [{ role: "owner" }, { plan: "gold" }, { locked: "yes" }, { sort: "plan" }];
    const cursors: Query[] = [{ cursor: "abc" }, { cursor: "1", sort: "name" }, { cursor: "-", search: "offen" }];
    for (const query of [...refused, ...cursors]) {
      const answer = await stack.call("admin/list-users", { token, query });
      expect(answer, JSON.stringify(query)).toMatchObject({ status: 400, json: { code: "request.invalid" } });
    }
  });

  it("are for admins only", async () => {
    const other = await readyAccount();
    for (const id of ["admin/list-users", "admin/count-users"] as const) {
      expect((await stack.call(id, { token: other.token, query: { role: "business" } })).status).toBe(403);
      expect((await stack.call(id, { query: { role: "business" } })).status).toBe(401);
    }
  });
});

describe("a search", () => {
  it("for an id finds that account only, with or without #, and respects the filters", async () => {
    const { user } = await readyAccount({ name: "Ida Nummer" });
    for (const search of [`${user.id}`, `#${user.id}`, ` # ${user.id} `]) {
      expect(await names({ search })).toEqual(["Ida Nummer"]);
    }
    expect(await names({ search: `${user.id}`, plan: "premium" })).toEqual([]);
    expect(await names({ search: `${user.id}`, role: "admin" })).toEqual([]);
    expect(await names({ search: "#4711" })).toEqual([]);
  });

  it("finds digits at the beginning of an address too", async () => {
    await readyAccount({ name: "Zwölf Zahlen", email: "4712@example.org" });
    await indexAccounts();
    expect(await names({ search: "4712" })).toEqual(["Zwölf Zahlen"]);
  });

  it("finds any spelling of an umlaut", async () => {
    await readyAccount({ name: "Kemal Öztürk" });
    await indexAccounts();
    for (const search of ["Öztürk", "oeztuerk", "OZTURK", "özt"])
      expect(await names({ search })).toEqual(["Kemal Öztürk"]);
  });

  it("finds the words of a name in any order, and counts what it finds", async () => {
    for (const name of ["Bernd Rübsam", "Berta Rübsam"]) await readyAccount({ name });
    await indexAccounts();
    for (const [search, found] of Object.entries({ "Rübsam, Bernd": ["Bernd Rübsam"], "rübsam ber b": [] })) {
      expect([await names({ search }), await total({ search })]).toEqual([found, found.length]);
    }
    expect(await names({ search: "rüb ber" })).toHaveLength(2);
  });

  it("lists an account once that it finds in several ways, on pages of any size", async () => {
    await readyAccount({ name: "Quirin Quirinus Quiring", email: "quirin@example.org" });
    await readyAccount({ name: "Quirina Quer", email: "quirina@example.org" });
    await indexAccounts();
    const all = ["Quirina Quer", "Quirin Quirinus Quiring"];
    for (const limit of ["1", "2", "3", "50"]) {
      expect((await namesOfAllPages({ search: "qui", limit })).toSorted()).toEqual(all.toSorted());
    }
  });

  it("finds an account under its present name only, even before the index follows", async () => {
    const account = await readyAccount({ name: "Xenia Alt" });
    await indexAccounts();
    await change(account, { name: "Yvonne Neu" });
    expect(await names({ search: "xenia" })).toEqual([]);
    await indexAccounts();
    expect(await names({ search: "yvonne" })).toEqual(["Yvonne Neu"]);
  });

  it("stays within the name: an account is not found by what follows in its address", async () => {
    await readyAccount({ name: "Wanda", email: "wilma@example.org" });
    await indexAccounts();
    expect(await names({ search: "wanda w" })).toEqual([]);
  });
});

describe("pages", () => {
  let people: ReadyAccount[];
  beforeEach(async () => {
    people = [];
    for (const letter of "abcdefgh")
      people.push(await readyAccount({ name: `Vera ${letter}`, role: "business", plan: "premium" }));
    await indexAccounts();
  });

  it.each<Query>([
    { search: "vera" },
    { role: "business", sort: "name" },
    { plan: "premium", sort: "oldest" },
    { plan: "premium" },
  ])("of %o neither skip nor repeat an account while others are deleted, locked or added", async (query) => {
    const before = await names(query);
    const { indexAccount } = await import("@linkedpotential/core/admin/account-index/index-account");
    const removed = people[4];
    const seen = await namesOfAllPages({ ...query, limit: "2" }, async (count) => {
      if (count !== 1 || !removed) return;
      for (const account of [people[3], people[6]]) {
        if (!account) continue;
        await change(account, { lockedAt });
        await indexAccount(account.user.id);
      }
      const { json } = await stack.call("admin/delete-users", { token, body: { emails: [removed.user.email] } });
      expect(json).toEqual({ deletedCount: 1 });
      await indexAccount(removed.user.id);
      await readyAccount({ name: "Vera zzz", role: "business", plan: "premium" });
      await indexAccounts();
    });
    expect(new Set(seen).size).toBe(seen.length);
    const stays = (name: string) => name !== removed?.user.name;
    expect(seen.filter((name) => before.includes(name) && stays(name))).toEqual(before.filter(stays));
    await stack.call("admin/delete-users", {
      token,
      body: { emails: (await page({ search: "vera" })).users.map(({ email }) => email) },
    });
    await stack.deliver();
  });

  it("contain the same accounts in the same order, whatever their size", async () => {
    const query = { role: "business", sort: "name" };
    const all = await names(query);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (limit) => {
        expect(await namesOfAllPages({ ...query, limit: String(limit) })).toEqual(all);
      }),
      { numRuns: 5 },
    );
  });
});
