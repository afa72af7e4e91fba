import { config } from "@linkedpotential/core/config";
import { type ReadyAccount, readyAccount, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { connectWith } from "@linkedpotential/local/testing/community";
import { emailChangeCalls } from "@linkedpotential/local/testing/email-change";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const begin = "2027-03-01T09:00:00.000Z";
const password = "geheim-und-lang";

let stack: TestStack;
let beforeNext: Interleave;
let someone: ReadyAccount;
let schedule: typeof import("../schedules/deleted-accounts.ts").handler;
let UserEntity: typeof import("@linkedpotential/core/user/user.entity").UserEntity;
let eraseAccount: typeof import("@linkedpotential/core/user/deletion/erase-account").eraseAccount;
beforeAll(async () => {
  stack = await startTestStack();
  beforeNext = await interleaving();
  ({ handler: schedule } = await import("../schedules/deleted-accounts.ts"));
  ({ UserEntity } = await import("@linkedpotential/core/user/user.entity"));
  ({ eraseAccount } = await import("@linkedpotential/core/user/deletion/erase-account"));
});
beforeEach(async () => {
  stack.setNow(begin);
  someone = await readyAccount();
});
afterAll(async () => {
  stack.refuseMails(false);
  await stack.stop();
});

const remove = ({ token } = someone) => stack.call("user/delete", { token, body: { currentPassword: password } });
const run = (time: string) => {
  stack.setNow(time);
  return schedule({ time }, { awsRequestId: "run" } as Context);
};
const erase = (now = begin, { user } = someone) =>
  eraseAccount({ now: () => new Date(now), config: config(), log: { note: () => {} } }, { userId: user.id });
const mails = ({ user } = someone) => stack.mails().filter(({ to }) => to === user.email);
const itemsOf = async ({ user } = someone) => (await storedItems()).filter(({ userId }) => userId === user.id);
const readDeletion = async () => (await itemsOf()).find((item) => item.__edb_e__ === "account-deletion");

describe("an account that was deleted", () => {
  it("is completely erased after 15 minutes, not before", async () => {
    await remove();
    expect(await erase()).toMatchObject({ state: "waits" });
    expect(await erase("2027-03-01T09:14:59.999Z")).toMatchObject({ state: "waits" });
    expect(await itemsOf()).toHaveLength(1);
    expect(await erase("2027-03-01T09:15:00.000Z")).toMatchObject({ state: "over" });
    expect(await itemsOf()).toEqual([]);
    expect(await erase("2027-03-01T09:15:00.000Z")).toEqual({ traces: 0, state: "over" });
  });

  it("keeps what the confirmation mail needs until it is sent, and nothing afterwards", async () => {
    const { email, language, workspace } = someone.user;
    await remove();
    const kept = { email, language, workspace, by: "owner", isReachable: true, startedAt: begin, profileImage: "" };
    expect(await readDeletion()).toMatchObject(kept);
    await erase();
    expect(await readDeletion()).not.toHaveProperty("email");
  });

  it.each([
    ["de", "Ihr Konto ist gelöscht", "wie von Ihnen gewünscht"],
    ["en", "Your account is deleted", "As you asked"],
    ["fr", "Votre compte est supprimé", "Comme vous l’avez demandé"],
  ] as const)(
    "gets the confirmation in its language %s, stating who requested the deletion",
    async (language, subject, asked) => {
      const other = await readyAccount();
      for (const { user } of [someone, other]) await UserEntity.patch({ userId: user.id }).set({ language }).go();
      await remove();
      const { token } = await signedInAdmin(stack);
      const params = { accountId: String(other.user.id) };
      expect(await stack.call("admin/delete-user", { token, params })).toMatchObject({ status: 200 });
      await stack.deliver();
      expect(mails()).toMatchObject([{ subject }]);
      expect(mails(other)).toMatchObject([{ subject }]);
      expect([mails()[0]?.text.includes(asked), mails(other)[0]?.text.includes(asked)]).toEqual([true, false]);
    },
  );

  it.each([
    ["is not verified", () => ({ emailVerified: false })],
    ["has a permanent bounce", () => ({ bouncedEmail: someone.user.email })],
  ])("gets no mail at an address that %s", async (_, change) => {
    await UserEntity.patch({ userId: someone.user.id }).set(change()).go();
    await remove();
    await stack.deliver();
    expect(mails()).toEqual([]);
    expect(await readDeletion()).not.toHaveProperty("email");
  });

  it("gets one confirmation from two concurrent runs", async () => {
    await remove();
    await Promise.all([erase(), erase()]);
    expect(mails()).toHaveLength(1);
  });

  it("gets the confirmation by a later run if one failed, for a day, and is erased without it then", async () => {
    await remove();
    stack.refuseMails(true);
    await expect(erase()).rejects.toThrow();
    stack.refuseMails(false);
    expect(await erase("2027-03-01T09:01:00.000Z")).toMatchObject({ state: "waits" });
    expect(mails()).toEqual([]);
    stack.refuseMails(true);
    await expect(erase("2027-03-01T09:01:00.001Z")).rejects.toThrow();
    await expect(erase("2027-03-02T08:59:59.999Z")).rejects.toThrow();
    expect(await readDeletion()).toMatchObject({ email: someone.user.email });
    expect(await erase("2027-03-02T09:01:00.000Z")).toMatchObject({ state: "waits" });
    stack.refuseMails(false);
    expect(await erase("2027-03-02T09:01:00.000Z")).toMatchObject({ state: "over" });
    expect(mails()).toEqual([]);
  });

  it("does not block other accounts if its mail fails, and the run reports the failure", async () => {
    const silent = await readyAccount();
    await UserEntity.patch({ userId: silent.user.id }).set({ emailVerified: false }).go();
    await remove();
    await remove(silent);
    stack.refuseMails(true);
    await expect(run("2027-03-01T09:05:00.000Z")).rejects.toThrow();
    await expect(run("2027-03-01T09:20:00.000Z")).rejects.toThrow();
    stack.refuseMails(false);
    expect(await itemsOf(silent)).toEqual([]);
    expect(await run("2027-03-01T09:30:00.000Z")).toEqual({ accounts: 1, over: 0 });
    expect(await run("2027-03-01T09:31:00.000Z")).toEqual({ accounts: 1, over: 1 });
    expect(await run("2027-03-01T09:32:00.000Z")).toEqual({ accounts: 0, over: 0 });
  });

  it("has its attempt counters deleted, so that a new account with the address starts at zero", async () => {
    const { email } = someone.user;
    const forgotten = () => stack.call("auth/forgot-password", { body: { email } });
    for (let time = 0; time < 5; time += 1) expect(await forgotten()).toMatchObject({ status: 200 });
    expect(await forgotten()).toMatchObject({ status: 429 });
    await remove();
    await stack.deliver();
    expect(await forgotten()).toMatchObject({ status: 200 });
  });

  it("is erased in bounded parts, each requested by an event", async () => {
    const others = Array.from({ length: 501 }, (_, id) => ({ ...someone, user: { ...someone.user, id: id + 1 } }));
    await connectWith(someone, others);
    await remove();
    expect(await erase()).toEqual({ traces: 500, state: "continues" });
    expect(mails()).toEqual([]);
    expect((await itemsOf()).filter((item) => item.__edb_e__ === "connection")).toHaveLength(1);
    await stack.deliver();
    expect((await itemsOf()).map((item) => item.__edb_e__)).toEqual(["account-deletion"]);
    expect(mails()).toHaveLength(1);
  });
});

describe("during the deletion of an account", () => {
  const gone = async () => expect(await stack.call("auth/me", { token: someone.token })).toMatchObject({ status: 401 });

  it("a second call has no session anymore", async () => {
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await stack.deliver();
    expect(mails()).toHaveLength(1);
  });

  it("a device that signs in concurrently is signed out, as are a hundred others", async () => {
    const { SessionEntity } = await import("@linkedpotential/core/auth/session/session.entity");
    const session = { userId: someone.user.id, workspace: "freelance", expiresAt: begin, ttl: 4_000_000_000 } as const;
    await SessionEntity.put(Array.from({ length: 100 }, (_, nth) => ({ ...session, sessionId: `device-${nth}` }))).go();
    const body = { email: someone.user.email, password, workspaceSlug: "freelance" };
    beforeNext("TransactWriteItemsCommand", async () => {
      expect(await stack.call("auth/login", { body })).toMatchObject({ status: 200 });
    });
    expect(await remove()).toMatchObject({ status: 200 });
    expect((await itemsOf()).filter((item) => item.__edb_e__ === "session")).toEqual([]);
    await gone();
  });

  it("its address may change concurrently: both addresses are free afterwards", async () => {
    const { change, confirm, signIn } = emailChangeCalls(stack);
    const account = await signedInUser(stack);
    someone = account;
    const email = `neu-${someone.user.id}@example.org`;
    await change(account, email);
    beforeNext("TransactWriteItemsCommand", () => confirm(email));
    expect(await remove()).toMatchObject({ status: 200 });
    await gone();
    expect(await signIn(email, account.password)).toBe(401);
    for (const address of [account.email, email]) await readyAccount({ email: address });
  });
});
