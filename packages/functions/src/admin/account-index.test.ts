import { addDays, today } from "@linkedpotential/contract/dates";
import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { mailedToken, readyAccount, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { emailChangeCalls } from "@linkedpotential/local/testing/email-change";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: { token: string };
let beforeNext: Interleave;
let UserEntity: typeof import("@linkedpotential/core/user/user.entity").UserEntity;
let indexAccount: typeof import("@linkedpotential/core/admin/account-index/index-account").indexAccount;
let entries: typeof import("@linkedpotential/core/admin/account-index/account-entries");
let schedule: typeof import("../schedules/index-accounts.ts").handler;
beforeAll(async () => {
  stack = await startTestStack();
  beforeNext = await interleaving();
  admin = await signedInAdmin(stack);
  ({ UserEntity } = await import("@linkedpotential/core/user/user.entity"));
  ({ indexAccount } = await import("@linkedpotential/core/admin/account-index/index-account"));
  entries = await import("@linkedpotential/core/admin/account-index/account-entries");
  ({ handler: schedule } = await import("../schedules/index-accounts.ts"));
});
afterAll(() => stack.stop());

/** Compares all entries and counts with those that follow from the stored accounts and reports. */
async function expectIndexToMatch() {
  const items = await storedItems();
  const of = (entity: string) => items.filter(({ __edb_e__ }) => __edb_e__ === entity);
  const reported = new Set(of("report").flatMap(({ state, userId }) => (state === "open" ? userId : [])));
  const { data: listed } = await UserEntity.query.listed({}).go({ pages: "all" });
  const { data: users } = await UserEntity.get(listed).go({ consistent: true });
  const signIns = new Map(of("credential").map(({ userId, lastSignInAt }) => [userId, lastSignInAt]));
  const states = users.map((user) =>
    entries.indexStateOf(user, {
      isReported: reported.has(user.userId),
      lastSignInAt: signIns.get(user.userId) as string | undefined,
    }),
  );
  const text = ({ list, group, position }: Record<string, unknown>) => `${list} ${group} ${position}`;
  const wanted = states.flatMap((state) => entries.entriesOf(state));
  expect(of("account-entry").map(text).sort()).toEqual(wanted.map((entry) => text({ ...entry })).sort());
  const counts = Object.groupBy(states, ({ group }) => group);
  const stored = of("account-count").flatMap(({ group, count }) => (count === 0 ? [] : [[group, count]]));
  expect(Object.fromEntries(stored)).toEqual(
    Object.fromEntries(Object.entries(counts).map(([group, members = []]) => [group, members.length])),
  );
  expect(of("indexed-account")).toHaveLength(users.length);
}

/** Delivers all events, then expects the index to match. The change must have published an event. */
async function expectFollowed() {
  await stack.deliver();
  await expectIndexToMatch();
}

describe("the index follows", () => {
  beforeAll(() => indexAccounts());

  it("a registration and the confirmation of its address", async () => {
    const body = newRegistration();
    await stack.call("auth/register", { body });
    await expectFollowed();
    const verification = { token: mailedToken(stack, body.email), email: body.email };
    expect((await stack.call("auth/verify-email", { body: verification })).status).toBe(200);
    await expectFollowed();
  });

  it("a registration that takes the address from an abandoned one", async () => {
    const body = newRegistration({ name: "Erste" });
    await stack.call("auth/register", { body });
    await expectFollowed();
    stack.setNow(new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString());
    expect((await stack.call("auth/register", { body: { ...body, name: "Zweite" } })).status).toBe(201);
    stack.setNow();
    await expectFollowed();
  });

  it("a password set with a mailed link, which also confirms the address", async () => {
    const body = newRegistration();
    await stack.call("auth/register", { body });
    await stack.call("auth/forgot-password", { body: { email: body.email } });
    const reset = { email: body.email, token: mailedToken(stack, body.email), newPassword: "ein-anderes-geheimnis" };
    expect((await stack.call("auth/reset-password", { body: reset })).status).toBe(200);
    await expectFollowed();
  });

  it("a new name and address, and the way back to the previous address", async () => {
    const account = await signedInUser(stack);
    await indexAccount(account.user.id);
    const calls = emailChangeCalls(stack);
    const email = newEmail();
    expect((await calls.change(account, email, { name: "Neuer Name" })).status).toBe(200);
    await expectFollowed();
    expect((await calls.confirm(email)).status).toBe(200);
    await expectFollowed();
    const back = { email: account.email, token: mailedToken(stack, account.email) };
    expect((await stack.call("auth/revert-email", { body: back })).status).toBe(200);
    await expectFollowed();
  });

  it("a lock and its end", async () => {
    const account = await readyAccount();
    await indexAccount(account.user.id);
    const call = { token: admin.token, params: { accountId: String(account.user.id) } };
    const { json } = await stack.call("accounts/lock", { ...call, body: { ground: "terms", reason: "Werbung" } });
    await expectFollowed();
    const { lockedAt } = json as { lockedAt: string };
    const refused = (await stack.call("auth/me", { token: account.token })).json as { lockToken: string };
    await lockCalls(stack).object(refused.lockToken);
    await expectFollowed();
    expect((await stack.call("accounts/unlock", { ...call, body: { lockedAt } })).status).toBe(200);
    await expectFollowed();
  });

  it("given Premium", async () => {
    const account = await readyAccount();
    await indexAccount(account.user.id);
    const params = { accountId: String(account.user.id) };
    const given = await stack.call("accounts/give-premium", {
      token: admin.token,
      params,
      body: { until: addDays(today(new Date()), 30) },
    });
    expect(given.status).toBe(200);
    await expectFollowed();
  });

  it("the end of given Premium", async () => {
    const account = await readyAccount();
    await indexAccount(account.user.id);
    const params = { accountId: String(account.user.id) };
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    const body = { until: inDays(1).slice(0, 10) };
    expect((await stack.call("accounts/give-premium", { token: admin.token, params, body })).status).toBe(200);
    await expectFollowed();
    const { handler } = await import("../schedules/check-contracts.ts");
    expect(await handler({ time: inDays(4) }, { awsRequestId: "run" } as Context)).toMatchObject({ grantsEnded: 1 });
    await expectFollowed();
  });

  it("reports about an account and its posts, decisions and objections", async () => {
    const { reportedPost, hide, object } = moderationCalls(stack);
    const { ida, id, post } = await reportedPost();
    await indexAccounts();
    await expectFollowed();
    expect((await hide(id)).status).toBe(200);
    await expectFollowed();
    expect((await object(ida, post.id)).status).toBe(200);
    await expectFollowed();
  });

  it("a deletion, of which nothing stays behind", async () => {
    const account = await readyAccount({ name: "Restlos Entfernt" });
    await indexAccount(account.user.id);
    const body = { currentPassword: account.password };
    expect((await stack.call("user/delete", { token: account.token, body })).status).toBe(200);
    await expectFollowed();
  });

  it("a deletion also when it was indexed once more after the deletion began", async () => {
    const account = await readyAccount();
    const { user, token, password } = account;
    beforeNext(
      "TransactWriteItemsCommand",
      async () => {
        await stack.call("user/delete", { token, body: { currentPassword: password } });
      },
      "indexed-account",
    );
    await indexAccount(user.id);
    await expectFollowed();
  });
});

describe("any series of changes", { tags: "one-engine" }, () => {
  const change = fc.record(
    {
      name: fc.stringMatching(/^[A-Za-zÄÖÜäöü]{1,6}( [A-Za-z]{1,4}){0,6}$/u),
      email: fc.stringMatching(/^[a-z.]{1,8}@[a-z]{1,5}\.de$/),
      emailVerified: fc.boolean(),
      plan: fc.constantFrom("premium", "kostenlos"),
      role: fc.constantFrom("freelancer", "business"),
    },
    { requiredKeys: [] },
  );

  it("leaves the entries that follow from the last state, whatever runs at the same time", async () => {
    const people = await Promise.all([1, 2, 3].map(() => readyAccount()));
    await indexAccounts();
    const series = fc.array(fc.tuple(fc.nat(2), change), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(series, async (changes) => {
        await Promise.all(
          changes.map(async ([who, set]) => {
            const userId = people[who]?.user.id ?? 0;
            if (Object.keys(set).length > 0) await UserEntity.patch({ userId }).set(set).go();
            await Promise.all([indexAccount(userId), indexAccount(userId)]);
          }),
        );
        await expectIndexToMatch();
      }),
      { numRuns: 25 },
    );
  });

  it("is not overwritten by a run that read the account before it", async () => {
    const { user } = await readyAccount({ name: "Vorher" });
    await indexAccount(user.id);
    await UserEntity.patch({ userId: user.id }).set({ name: "Dazwischen" }).go();
    beforeNext(
      "TransactWriteItemsCommand",
      async () => {
        await UserEntity.patch({ userId: user.id }).set({ name: "Nachher" }).go();
        await indexAccount(user.id);
      },
      "indexed-account",
    );
    await indexAccount(user.id);
    await expectIndexToMatch();
  });
});

describe("the pass over all accounts", () => {
  const run = (time: string) => schedule({ time }, { awsRequestId: "run" } as Context);

  it("indexes accounts from before, once, and again after a week to repair what is missing", async () => {
    for (let count = 0; count < 3; count += 1) await readyAccount();
    expect(await run("2027-03-01T09:00:00.000Z")).toMatchObject({ accounts: expect.any(Number), entries: 18 });
    await expectIndexToMatch();
    const { user } = await readyAccount();
    expect(await run("2027-03-08T08:59:59.999Z")).toEqual({ accounts: 0, entries: 0 });
    expect(await run("2027-03-08T09:00:00.000Z")).toMatchObject({ entries: 6 });
    await expectIndexToMatch();
    expect(await indexAccount(user.id)).toBe(0);
  });
});
