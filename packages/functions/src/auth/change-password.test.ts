import type { ErrorBody } from "@linkedpotential/contract/errors";
import { mailedToken, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let beforeNext: Interleave;
beforeAll(async () => {
  stack = await startTestStack();
  beforeNext = await interleaving();
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const newPassword = "nagelneues-geheimnis";
const change = ({ token, password }: SignedIn, parts: object = {}) =>
  stack.call("auth/change-password", { token, body: { currentPassword: password, newPassword, ...parts } });
const signIn = (email: string, password: string) => stack.call("auth/login", { body: { email, password } });
const meStatus = async (token: string) => (await stack.call("auth/me", { token })).status;

describe("changing the password", () => {
  it("ends the other sessions and keeps this one [SEC-01, SEC-05]", async () => {
    const account = await signedInUser(stack);
    const other = (await signIn(account.email, account.password)).json as { token: string };
    const answer = await change(account);
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect(await meStatus(account.token)).toBe(200);
    expect(await meStatus(other.token)).toBe(401);
    expect((await signIn(account.email, account.password)).status).toBe(401);
    expect((await signIn(account.email, newPassword)).status).toBe(200);
  });

  it("ends a session opened with the old password during the change", async () => {
    const account = await signedInUser(stack);
    let concurrentToken = "";
    beforeNext("TransactWriteItemsCommand", async () => {
      concurrentToken = ((await signIn(account.email, account.password)).json as { token: string }).token;
      expect(await meStatus(concurrentToken)).toBe(200);
    });
    expect((await change(account)).status).toBe(200);
    expect([await meStatus(concurrentToken), await meStatus(account.token)]).toEqual([401, 200]);
  });

  it("ends more sessions than fit into one transaction", async () => {
    const account = await signedInUser(stack);
    const { SessionEntity } = await import("@linkedpotential/core/auth/session/session.entity");
    const userId = account.user.id;
    const rest = { userId, workspace: "freelance", expiresAt: "2099-01-01T00:00:00.000Z", ttl: 4_070_908_800 } as const;
    const ids = Array.from({ length: 120 }, (_, index) => `old-${index}`);
    await Promise.all(ids.map((sessionId) => SessionEntity.put({ ...rest, sessionId }).go()));
    expect((await change(account)).status).toBe(200);
    const left = await SessionEntity.query.ofUser({ userId }).go({ pages: "all" });
    expect(left.data).toHaveLength(1);
  });

  it("requires the current password and reports the error at its field", async () => {
    const account = await signedInUser(stack);
    const answer = await change(account, { currentPassword: "falsch-geraten" });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      error: "Das aktuelle Passwort ist falsch.",
      code: "auth.wrong_password",
      fields: { currentPassword: "Das aktuelle Passwort ist falsch." },
      fieldProblems: { currentPassword: { key: "auth.wrong_password" } },
    });
    expect((await signIn(account.email, account.password)).status).toBe(200);
  });

  it("invalidates reset links mailed before", async () => {
    const account = await signedInUser(stack);
    await stack.call("auth/forgot-password", { body: { email: account.email } });
    const token = mailedToken(stack, account.email);
    stack.setNow(new Date(Date.now() + 60_000).toISOString());
    expect((await change(account)).status).toBe(200);
    const body = { token, email: account.email, newPassword: "vom-dieb-gesetzt" };
    expect((await stack.call("auth/reset-password", { body })).status).toBe(400);
  });

  it("succeeds once for two concurrent calls", async () => {
    const account = await signedInUser(stack);
    const answers = await Promise.all([change(account), change(account, { newPassword: "ein-ganz-anderes" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("limits attempts to guess the current password", async () => {
    const account = await signedInUser(stack);
    const guess = () => change(account, { currentPassword: "falsch-geraten" });
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    expect((await change(account)).status).toBe(429);
  });

  it.each([
    ["currentPassword", undefined, "Bitte geben Sie Ihr aktuelles Passwort ein."],
    ["currentPassword", "", "Bitte geben Sie Ihr aktuelles Passwort ein."],
    ["newPassword", undefined, "Bitte geben Sie ein neues Passwort ein."],
    ["newPassword", "sieben7", "Das Passwort muss mindestens 8 Zeichen lang sein."],
    ["newPassword", "x".repeat(129), "Maximal 128 Zeichen"],
  ])("refuses %s = %j [SEC-04, CONST-25]", async (field, value, text) => {
    const answer = await change(await signedInUser(stack), { [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
  });
});
