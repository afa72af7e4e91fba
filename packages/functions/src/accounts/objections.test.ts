import type { Account, LockNotice } from "@linkedpotential/contract/accounts/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

const text = "Die Beiträge habe nicht ich geschrieben.";
const statement = "Die Beiträge kamen von Ihrem Gerät.";
const act = (id: RouteId, { user }: SignedIn, body?: object) =>
  stack.call(id, { token: admin.token, params: { accountId: String(user.id) }, ...(body && { body: { ...body } }) });
const lockOf = async (someone: SignedIn) => ((await act("accounts/get", someone)).json as Account).lock;
const object = (token: string, words = text) => stack.call("accounts/object-to-lock", { body: { token, text: words } });
const read = async (token: string) => stack.call("accounts/read-lock", { body: { token } });

describe("the objection to a lock [D70]", () => {
  it("arrives at the admins, with a mail to them that names no person", async () => {
    const { account, lockToken } = await lockCalls(stack).lock(await signedInUser(stack));
    expect(await object(lockToken)).toMatchObject({ status: 200, json: { success: true } });
    expect(await lockOf(account)).toMatchObject({ objection: { text, at: expect.any(String) }, answer: null });
    expect((await read(lockToken)).json).toMatchObject({ objectedAt: expect.any(String) });
    await stack.deliver();
    const mail = stack.lastMailTo("hilfe@example.org");
    expect(mail?.subject).toBe("Einspruch gegen eine Sperre");
    expect(mail?.text).toContain(`/admin/users/${account.user.id}`);
    expect(mail?.text).not.toContain(account.user.name);
  });

  it("is stored once, also when it is sent twice at once", async () => {
    const { account, lockToken } = await lockCalls(stack).lock(await signedInUser(stack));
    const answers = await Promise.all(["Erstens", "Zweitens"].map((words) => object(lockToken, words)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const stored = (await lockOf(account))?.objection?.text;
    expect(await object(lockToken, "Drittens")).toMatchObject({ json: { code: "objection.already_made" } });
    expect((await lockOf(account))?.objection?.text).toBe(stored);
  });

  it("needs a text, and a token that belongs to the lock", async () => {
    const [one, other] = [await lockCalls(stack).lock(), await lockCalls(stack).lock()];
    for (const [words, problem] of [
      ["  ", "Bitte geben Sie eine Begründung ein."],
      ["x".repeat(2001), "Maximal 2000 Zeichen"],
    ] as const) {
      expect(await object(one.lockToken, words)).toMatchObject({ status: 400, json: { fields: { text: problem } } });
    }
    const [userId, at, mac] = one.lockToken.split(".");
    const forged = [
      "",
      "kaputt",
      `${userId}.${at}.${"A".repeat(43)}`,
      `${userId}.${Number(at) + 1}.${mac}`,
      `${other.account.user.id}.${at}.${mac}`,
      `999999.${at}.${mac}`,
    ];
    for (const token of forged) {
      for (const answer of [await object(token), await read(token)]) {
        expect(answer, token).toMatchObject({ status: 404, json: { code: "account_lock.invalid" } });
      }
    }
  });

  it("is refused for a lock that was lifted, with the token of the earlier lock too", async () => {
    const ida = await signedInUser(stack);
    const first = await lockCalls(stack).lock(ida);
    await act("accounts/unlock", ida, { lockedAt: first.lockedAt });
    expect(await object(first.lockToken)).toMatchObject({ status: 410, json: { code: "account_lock.lifted" } });
    await act("accounts/lock", ida, { ground: "law", reason: "Wieder" });
    expect(await object(first.lockToken)).toMatchObject({ json: { code: "account_lock.lifted" } });
    expect((await lockOf(ida))?.objection).toBeNull();
  });

  it("can be answered once; the owner reads the answer by mail and behind the link", async () => {
    const { account, lockedAt, lockToken } = await lockCalls(stack).lock(await signedInUser(stack));
    const uphold = (body: object = { lockedAt, statement }) => act("accounts/uphold-lock", account, body);
    expect(await uphold()).toMatchObject({ status: 409, json: { code: "account.no_objection" } });
    await object(lockToken);
    expect(await uphold({ lockedAt, statement: " " })).toMatchObject({
      status: 400,
      json: { fields: { statement: "Bitte geben Sie eine Begründung ein." } },
    });
    expect((await uphold()).status).toBe(200);
    expect(await uphold()).toMatchObject({ json: { code: "account.no_objection" } });
    await stack.deliver();
    const mail = stack
      .mails()
      .find(({ to, subject }) => to === account.email && subject === "Ihr Konto bleibt gesperrt");
    expect(mail?.text).toContain(statement);
    expect((await read(lockToken)).json as LockNotice).toMatchObject({ answer: { text: statement } });
    const actions = (await act("accounts/list-actions", account)).json;
    expect(actions).toMatchObject([{ action: "account.lock_upheld", note: statement }, { action: "account.locked" }]);
  });

  it("ends with one outcome when one admin unlocks and another upholds at once", async () => {
    const { account, lockedAt, lockToken } = await lockCalls(stack).lock(await signedInUser(stack));
    await object(lockToken);
    const [unlocked, upheld] = await Promise.all([
      act("accounts/unlock", account, { lockedAt }),
      act("accounts/uphold-lock", account, { lockedAt, statement }),
    ]);
    expect(unlocked.status).toBe(200);
    expect([200, 409]).toContain(upheld.status);
    expect(await lockOf(account)).toBeNull();
  });
});
