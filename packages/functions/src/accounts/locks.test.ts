import type { Account, LockNotice } from "@linkedpotential/contract/accounts/schema";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { changeAccount, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { interleaving } from "@linkedpotential/local/testing/interleave";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

type Named = Pick<SignedIn, "user">;
const reason = "Zwanzig gleiche Beiträge.";
const act = (id: RouteId, { user }: Named, body?: object, token = admin.token) =>
  stack.call(id, { token, params: { accountId: String(user.id) }, ...(body && { body: { ...body } }) });
const lock = (someone: Named, body: object = { ground: "terms", reason }) => act("accounts/lock", someone, body);
const pageOf = async (someone: Named) => (await act("accounts/get", someone)).json as Account;
const signIn = ({ email, password }: SignedIn) => stack.call("auth/login", { body: { email, password } });
const readLock = (token: string) => stack.call("accounts/read-lock", { body: { token } });
const actionsOn = async (someone: Named) =>
  ((await act("accounts/list-actions", someone)).json as AdminActionEntry[]).map(({ action, note, admin: by }) => [
    action,
    note,
    by,
  ]);
const mailsTo = ({ user }: Named) =>
  stack
    .mails()
    .filter(({ to }) => to === user.email)
    .map(({ subject }) => subject);

describe("a locked account [D70]", () => {
  it("is signed out everywhere, cannot sign in, and learns why from each refused call", async () => {
    const ida = await signedInUser(stack);
    const second = (await signIn(ida)).json as { token: string };
    const answer = await lock(ida);
    expect(answer).toMatchObject({ status: 200, json: { ground: "terms", reason, objection: null, answer: null } });
    for (const token of [ida.token, second.token]) {
      expect(await stack.call("leads/list", { token })).toMatchObject({
        status: 401,
        json: { code: "session.account_locked", error: "Ihr Konto ist gesperrt.", lockToken: expect.any(String) },
      });
    }
    const refused = await signIn(ida);
    expect(refused).toMatchObject({ status: 403, json: { code: "auth.account_locked" } });
    const { lockToken } = refused.json as { lockToken: string };
    const { lockedAt } = answer.json as { lockedAt: string };
    expect(await readLock(lockToken)).toMatchObject({
      status: 200,
      json: { ground: "terms", reason, lockedAt, objectedAt: null, answer: null } satisfies LockNotice,
    });
    expect(await pageOf(ida)).toMatchObject({ sessionCount: 0, lock: { lockedAt, reason } });
    expect(await actionsOn(ida)).toEqual([["account.locked", reason, admin.user.name]]);
  });

  it("says nothing about the lock to somebody with a wrong password", async () => {
    const ida = await signedInUser(stack);
    await lock(ida);
    const guess = await stack.call("auth/login", { body: { email: ida.email, password: "ganz-falsch-geraten" } });
    expect(guess).toMatchObject({ status: 401, json: { code: "auth.invalid_credentials" } });
    expect(guess.json).not.toHaveProperty("lockToken");
  });

  it("gets a mail with reason, ground and the link to object, in its language", async () => {
    const ida = await signedInUser(stack);
    await stack.call("user/set-language", { token: ida.token, body: { language: "fr" } });
    await lock(ida, { ground: "law", reason: "Faux profil" });
    await stack.deliver();
    const mail = stack.lastMailTo(ida.email);
    expect(mail?.subject).toBe("Votre compte est bloqué");
    for (const part of ["Faux profil", "contraire à la loi", "/account-locked?token="]) {
      expect(mail?.text).toContain(part);
    }
  });

  it("shows others neither its posts nor its profile until it is unlocked, and takes no requests", async () => {
    const { member, publish, request, answer, feedOf, send } = communityCalls(stack);
    const [ida, jan, kim] = [await member("Ida Öz"), await member("Jan Dyk"), await member("Kim Wu")];
    await changeAccount(ida, { activityArea: "Recht" });
    const post = await publish(ida);
    await answer(ida, (await request(jan, post)).id, "accepted");
    const seen = async ({ token }: Someone) => {
      const connections = (await stack.call("network/list", { token })).json as { activityArea: string }[];
      return { posts: (await feedOf({ token } as Someone)).length, areas: connections.map((one) => one.activityArea) };
    };
    expect(await seen(jan)).toEqual({ posts: 1, areas: ["Recht"] });
    const { lockedAt } = await lockCalls(stack).lock(ida);
    expect(await seen(jan)).toEqual({ posts: 0, areas: [""] });
    const read = () => stack.call("community/get", { token: kim.token, params: { postId: String(post.id) } });
    expect(await read()).toMatchObject({ status: 404, json: { code: "post.not_found" } });
    expect(await send(kim, post)).toMatchObject({ status: 404, json: { code: "post.not_found" } });
    await act("accounts/unlock", ida, { lockedAt });
    expect(await seen(jan)).toEqual({ posts: 1, areas: ["Recht"] });
    expect(await read()).toMatchObject({ status: 200 });
  });

  it("can sign in again after it is unlocked, and is told so", async () => {
    const ida = await signedInUser(stack);
    const { lockedAt, lockToken } = await lockCalls(stack).lock(ida);
    await stack.deliver();
    expect(await act("accounts/unlock", ida, { lockedAt })).toMatchObject({ status: 200, json: { success: true } });
    await stack.deliver();
    expect((await signIn(ida)).status).toBe(200);
    expect(await readLock(lockToken)).toMatchObject({ status: 410, json: { code: "account_lock.lifted" } });
    expect(mailsTo(ida).toSorted()).toEqual(["Ihr Konto ist gesperrt", "Ihr Konto ist wieder frei"]);
    expect(stack.lastMailTo(ida.user.email)?.text).not.toMatch(/Abo/);
    expect((await actionsOn(ida)).map(([action]) => action)).toEqual(["account.unlocked", "account.locked"]);
  });

  it("gets no mail when the lock was lifted before the mail was sent", async () => {
    const ida = await signedInUser(stack);
    const { lockedAt } = await lockCalls(stack).lock(ida);
    await act("accounts/unlock", ida, { lockedAt });
    await stack.deliver();
    expect(mailsTo(ida)).toEqual(["Ihr Konto ist wieder frei"]);
  });

  it("stays locked when its address changes through a link that was mailed before", async () => {
    const ida = await signedInUser(stack);
    const { lockToken } = await lockCalls(stack).lock(ida);
    const { newOneTimeToken } = await import("@linkedpotential/core/auth/links/one-time-token");
    const { OneTimeTokenEntity } = await import("@linkedpotential/core/auth/links/one-time-token.entity");
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const email = `neu-${ida.email}`;
    const userId = ida.user.id;
    await UserEntity.patch({ userId }).set({ pendingEmail: email }).go();
    const { secret, item } = newOneTimeToken("email_change", { userId, email }, new Date());
    await OneTimeTokenEntity.create(item).go();
    expect((await stack.call("auth/confirm-email", { body: { token: secret, email } })).status).toBe(200);
    expect(await signIn({ ...ida, email })).toMatchObject({ status: 403, json: { code: "auth.account_locked" } });
    expect((await readLock(lockToken)).status).toBe(200);
  });
});

describe("locking is refused and changes nothing", () => {
  const refusals = async (someone: Named, body: object) => {
    const { status, json } = await lock(someone, body);
    return { status, ...(json as object) };
  };

  it("without a reason, with one that is too long, and without a ground", async () => {
    const ida = await signedInUser(stack);
    for (const [body, fields] of [
      [{ ground: "terms", reason: " " }, { reason: "Bitte geben Sie eine Begründung ein." }],
      [{ ground: "terms", reason: "x".repeat(2001) }, { reason: "Maximal 2000 Zeichen" }],
      [{ reason }, { ground: "Bitte wählen Sie einen Grund." }],
    ] as const) {
      expect(await refusals(ida, body)).toMatchObject({ status: 400, fields });
    }
    expect(await pageOf(ida)).toMatchObject({ lock: null, sessionCount: 1 });
  });

  it("for oneself, another admin, a deleted account and one that is locked already", async () => {
    const [other, gone] = [await signedInUser(stack), await signedInUser(stack)];
    stack.configure({ ADMIN_EMAILS: [admin.email, other.email].join() });
    await act("accounts/delete", gone, { reason });
    const body = { ground: "terms", reason };
    expect(await refusals(admin, body)).toMatchObject({ status: 409, code: "account.own" });
    expect(await refusals(other, body)).toMatchObject({ status: 409, code: "account.is_admin" });
    expect(await refusals(gone, body)).toMatchObject({ status: 404, code: "admin.user_not_found" });
    stack.configure({ ADMIN_EMAILS: admin.email });
    const ida = await signedInUser(stack);
    await lock(ida);
    expect(await refusals(ida, { ground: "law", reason: "Anderes" })).toMatchObject({ code: "account.already_locked" });
    expect(await pageOf(ida)).toMatchObject({ lock: { ground: "terms", reason } });
    expect((await stack.call("auth/me", { token: other.token })).status).toBe(200);
  });

  it("for a lock that does not hold any more, or that is another one", async () => {
    const ida = await signedInUser(stack);
    const lockedAt = "2027-03-12T09:00:00.000Z";
    const unlock = () => act("accounts/unlock", ida, { lockedAt });
    expect(await unlock()).toMatchObject({ status: 409, json: { code: "account.not_locked" } });
    await lock(ida);
    expect(await unlock()).toMatchObject({ status: 409, json: { code: "account.lock_changed" } });
    expect((await pageOf(ida)).lock).not.toBeNull();
  });
});

describe("when two admins act at once", () => {
  it("one locks, and the other reads that the account is locked", async () => {
    const ida = await signedInUser(stack);
    const answers = await Promise.all(
      ["Grund eins", "Grund zwei"].map((text) => lock(ida, { ground: "law", reason: text })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.json as { reason: string };
    expect((await pageOf(ida)).lock?.reason).toBe(winner.reason);
    expect(await actionsOn(ida)).toHaveLength(1);
  });

  it("one unlocks, and the other reads that the account is not locked any more", async () => {
    const ida = await signedInUser(stack);
    const { lockedAt } = await lockCalls(stack).lock(ida);
    const answers = await Promise.all([1, 2].map(() => act("accounts/unlock", ida, { lockedAt })));
    expect(answers.map(({ json }) => (json as { code?: string }).code).toSorted()).toEqual([
      "account.not_locked",
      undefined,
    ]);
    expect(await actionsOn(ida)).toHaveLength(2);
  });

  it("a sign-in whose password was checked before the lock opens no session", async () => {
    const beforeNext = await interleaving();
    const ida = await signedInUser(stack);
    beforeNext("TransactWriteItemsCommand", () => lock(ida));
    expect((await signIn(ida)).status).not.toBe(200);
    expect(await pageOf(ida)).toMatchObject({ sessionCount: 0, lock: { reason } });
  });

  it("locking and a sign-in end with no session of a locked account", async () => {
    const people = await Promise.all([1, 2, 3].map(() => signedInUser(stack)));
    await Promise.all(people.flatMap((someone) => [lock(someone), signIn(someone), signIn(someone)]));
    for (const someone of people) expect(await pageOf(someone)).toMatchObject({ sessionCount: 0, lock: { reason } });
  });
});
