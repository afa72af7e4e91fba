import { readdirSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { config } from "@linkedpotential/core/config";
import { newProfile } from "@linkedpotential/fixtures/accounts";
import { newLead } from "@linkedpotential/fixtures/leads";
import { dataUrl, pictureBytes } from "@linkedpotential/fixtures/pictures";
import { readyAccount, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type CommunityCalls, communityCalls } from "@linkedpotential/local/testing/community";
import { entityNames } from "@linkedpotential/local/testing/entities";
import { withFault } from "@linkedpotential/local/testing/faults";
import { type FullAccount, fullAccount } from "@linkedpotential/local/testing/full-account";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { type StoredItem, storedItems } from "@linkedpotential/local/testing/items";
import { entitiesOf, isNamed, namesOf } from "@linkedpotential/local/testing/named-items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const begin = "2027-03-01T09:00:00.000Z";
/** Time at which every write that was in progress during the deletion has finished. */
const afterLastWrite = "2027-03-01T09:20:00.000Z";

let stack: TestStack;
let community: CommunityCalls;
let beforeNext: Interleave;
let schedule: typeof import("../schedules/deleted-accounts.ts").handler;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow(begin);
  community = communityCalls(stack);
  beforeNext = await interleaving();
  ({ handler: schedule } = await import("../schedules/deleted-accounts.ts"));
});
beforeEach(() => stack.setNow(begin));
afterAll(() => stack.stop());

const password = "geheim-und-lang";
const remove = ({ token }: { token: string }, currentPassword = password) =>
  stack.call("user/delete", { token, body: { currentPassword } });
const run = (time = afterLastWrite) => schedule({ time }, { awsRequestId: "run" } as Context);
const mailsTo = (address: string) => stack.mails().filter(({ to }) => to === address);

/** Entities that remain under the account's id: invoices and, for later refunds, their customer and contract (O197). */
const retainedEntities = ["invoice", "payment-customer", "subscription"];
const pictures = () => readdirSync(`${stack.mediaDirectory}/avatars`).filter((name) => !name.startsWith("."));
const byKey = (items: StoredItem[]) => new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));

describe("an account that has used everything", () => {
  let account: FullAccount;
  const scans: Record<"before" | "begun" | "erased" | "over", StoredItem[]> = {
    before: [],
    begun: [],
    erased: [],
    over: [],
  };
  const named = (moment: keyof typeof scans) => scans[moment].filter((item) => isNamed(item, namesOf(account)));
  beforeAll(async () => {
    account = await fullAccount(stack);
    scans.before = await storedItems();
    expect(await remove(account)).toMatchObject({ status: 200, json: { success: true } });
    scans.begun = await storedItems();
    await stack.deliver();
    scans.erased = await storedItems();
    await run();
    scans.over = await storedItems();
  });

  it("has an item of every entity that can refer to a user", async () => {
    // These entities contain nothing about the deleted account.
    const impersonalEntities = [
      ...["live-training-message", "live-training", "live-training-series", "rate-limit", "registration-code"],
      ...["daily-count", "invoice-counter", "account-count", "account-index-pass"],
    ];
    // A declaration proves a cancellation or withdrawal. It is retained like an invoice (O116).
    const declarations = ["contract-declaration"];
    // Only business accounts have these. `functions/src/business/team.test.ts` and
    // `functions/src/collaboration-requests/company-requests.test.ts` test their erasure.
    const isOfCompany = (name: string) => /^(?:company|colleague-answer$|working-day$|learning$)/.test(name);
    const expected = (await entityNames()).filter(
      (name) => !isOfCompany(name) && ![...impersonalEntities, ...declarations].includes(name),
    );
    expect(entitiesOf([...named("before"), ...named("begun")])).toEqual(expected);
  });

  it("is mentioned only in invoices and their customer, neither elsewhere in the table nor in pictures [D23]", async () => {
    expect(named("over").map((item) => item.__edb_e__)).toEqual(expect.arrayContaining(retainedEntities));
    expect(named("over")).toHaveLength(retainedEntities.length);
    expect(scans.over.filter(({ pk }) => pk === "outbox")).toEqual([]);
    expect(pictures()).toEqual([]);
  });

  it("leaves only the record of its deletion until the last run", () => {
    expect(entitiesOf(named("erased"))).toEqual(["account-deletion", ...retainedEntities]);
    expect(entitiesOf(scans.erased.filter((item) => isNamed(item, namesOf(account).slice(1))))).toEqual(["invoice"]);
  });

  it("has no running contract", () => {
    const contracts = Object.values(stack.payments.ledger.kept.subscriptions);
    expect(contracts.map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("leaves the data of others unchanged, except counts, notices and seats held for the account", () => {
    const others = scans.before.filter((item) => !isNamed(item, namesOf(account)));
    const after = byKey(scans.over);
    const counts = { taken: 0, registered: 0, uncheckedSince: 0, revision: 0 };
    const seatsOfNobody = { ...counts, line: [], lineSince: [], offers: [] };
    const uncounted = (item: Partial<StoredItem> = {}) => ({
      ...item,
      ...(item.__edb_e__ === "post" && { pendingCount: 0 }),
      ...((item.__edb_e__ === "block-counter" || item.__edb_e__ === "account-count") && { count: 0 }),
      ...(item.__edb_e__ === "live-training-seats" && seatsOfNobody),
      // The next person on the waiting list is notified of the freed seat.
      ...(item.__edb_e__ === "session" && { news: 0 }),
    });
    const changed = others.filter(
      (item) =>
        item.__edb_e__ !== "rate-limit" &&
        !isDeepStrictEqual(uncounted(after.get(`${item.pk} ${item.sk}`)), uncounted(item)),
    );
    expect(changed).toEqual([]);
    expect(pendingOf(scans.over, account)).toEqual([0, 0]);
    const blocks = scans.over.filter((item) => item.__edb_e__ === "block-counter");
    expect(blocks).toMatchObject([{ userId: account.others.blocked.user.id, count: 0 }]);
  });

  it("gives up its seats and its places on waiting lists [D23]", async () => {
    const { waiting } = account.others;
    const seen = async (liveTrainingId: number) => {
      const params = { liveTrainingId: String(liveTrainingId) };
      return (await stack.call("live-trainings/get", { token: waiting.token, params })).json as LiveTraining;
    };
    expect(await seen(account.events.seat)).toMatchObject({
      participation: { state: "offered" },
      currentParticipants: 1,
    });
    expect(await seen(account.events.line)).toMatchObject({ participation: { state: "registered" } });
    expect(mailsTo(waiting.user.email).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/Platz/));
  });

  it("gets one confirmation mail that states what remains and why", () => {
    const confirmations = mailsTo(account.email).filter(({ subject }) => subject.includes("Konto ist gelöscht"));
    expect(confirmations).toMatchObject([{ text: expect.stringContaining("§ 147 AO") }]);
  });

  it("has no session, and its address can register a new, empty account", async () => {
    const { token, email } = account;
    expect(await stack.call("leads/list", { token })).toMatchObject({ status: 401 });
    const body = { email, password, workspaceSlug: "freelance" };
    expect(await stack.call("auth/login", { body })).toMatchObject({ json: { code: "auth.invalid_credentials" } });
    const { token: fresh } = await signedInUser(stack, { email });
    for (const id of [
      "leads/list",
      "tasks/list",
      "notifications/list",
      "live-trainings/list-participations",
    ] as const) {
      expect(await stack.call(id, { token: fresh })).toMatchObject({ status: 200, json: [] });
    }
  });
});

describe("the deletion of an account", () => {
  it("requires the password, and limits attempts", async () => {
    const { token } = await readyAccount();
    expect(await remove({ token }, "falsch-und-lang")).toMatchObject({
      status: 400,
      json: { code: "auth.wrong_password", fields: { currentPassword: "Das aktuelle Passwort ist falsch." } },
    });
    expect(await stack.call("user/delete", { token, body: {} })).toMatchObject({ status: 400 });
    for (let guess = 2; guess <= 10; guess += 1) await remove({ token }, "falsch-und-lang");
    expect(await remove({ token })).toMatchObject({ status: 429 });
    expect(await stack.call("auth/me", { token })).toMatchObject({ status: 200 });
  });

  it("hides the person from others at once, before anything is erased", async () => {
    const [author, reader] = [await community.member("Xaver Quell"), await community.member()];
    const post = await community.publish(author);
    accepted(await community.answer(author, (await community.request(reader, post)).id, "accepted"));
    await remove(author);
    const { token } = reader;
    expect((await community.feedOf(reader)).map(({ id }: Post) => id)).not.toContain(post.id);
    expect(await stack.call("network/list", { token })).toMatchObject({ status: 200, json: [] });
    const again = await stack.call("auth/login", { body: { email: author.user.email, password } });
    expect(again).toMatchObject({ status: 401 });
    await stack.deliver();
  });

  it("that is killed repeatedly has the same result as an undisturbed one [D23]", { tags: "one-engine" }, async () => {
    const { eraseAccount } = await import("@linkedpotential/core/user/deletion/erase-account");
    const account = await fullAccount(stack);
    const { id: userId } = account.user;
    await remove(account);
    const ctx = { now: () => new Date(begin), config: config(), log: { note: () => {} } };
    const work = () => eraseAccount(ctx, { userId });
    for (let call = 1, isKilled = true; isKilled; call += 2) {
      const moment = call % 4 === 1 ? "before" : "after";
      isKilled = await withFault({ call, moment, isLasting: true }, work).catch(() => true);
    }
    await run();
    await run();
    await stack.deliver();
    const left = (await storedItems()).filter((item) => isNamed(item, [String(userId), account.email]));
    expect(entitiesOf(left)).toEqual(retainedEntities);
    expect(mailsTo(account.email).map(({ subject }) => subject)).toContainEqual(expect.stringContaining("gelöscht"));
    expect(pendingOf(await storedItems(), account)).toEqual([0, 0]);
  });

  it("erases writes that were in progress", async () => {
    const { token, user, password: own } = await readyAccount();
    const gone = async () => {
      await remove({ token }, own);
      await stack.deliver();
    };
    beforeNext("TransactWriteItemsCommand", gone);
    expect(await stack.call("leads/create", { token, body: newLead() })).toMatchObject({ status: 201 });
    const named = async () => (await storedItems()).filter((item) => isNamed(item, [String(user.id)]));
    expect(entitiesOf(await named())).toContain("lead");
    expect(await run("2027-03-01T09:10:00.000Z")).toMatchObject({ over: 0 });
    expect(await run()).toMatchObject({ over: expect.any(Number) });
    expect(await named()).toEqual([]);
  });

  it("deletes a picture whose upload was in progress", async () => {
    const { token, user, password: own } = await readyAccount();
    const known = pictures();
    const profileImage = dataUrl(pictureBytes("jpeg", { variant: 9 }));
    beforeNext("UpdateItemCommand", () => remove({ token }, own));
    const saved = await stack.call("profile/update", { token, body: { ...newProfile(user.email), profileImage } });
    expect(saved.status).toBeGreaterThanOrEqual(400);
    expect(pictures()).toEqual(known);
  });

  it("suppresses late notifications about the account's actions", async () => {
    const [author, requester] = [await community.member(), await community.member()];
    const post = await community.publish(author);
    accepted(await community.answer(author, (await community.request(requester, post)).id, "accepted"));
    await remove(author);
    await stack.deliver();
    const { json } = await stack.call("notifications/list", { token: requester.token });
    expect(json).toEqual([]);
    await run();
    expect((await storedItems()).filter((item) => isNamed(item, [String(author.user.id)]))).toEqual([]);
  });
});

const accepted = ({ status, text }: { status: number; text: string }) => expect(status, text).toBe(200);
const pendingOf = (items: StoredItem[], { asked }: FullAccount) =>
  asked.map((postId) => items.find((item) => item.postId === postId && item.__edb_e__ === "post")?.pendingCount);
