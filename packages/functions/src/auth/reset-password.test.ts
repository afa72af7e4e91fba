import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const newPassword = "nagelneues-geheimnis";
const mailsTo = (email: string) => stack.mails().filter(({ to }) => to === email);
const forgot = (email: string, workspaceSlug?: string) =>
  stack.call("auth/forgot-password", { body: { email, workspaceSlug } });
const resetLink = async (email: string) => {
  await forgot(email);
  return { email, token: mailedToken(stack, email), newPassword };
};
const reset = (body: object) => stack.call("auth/reset-password", { body });
const signIn = (email: string, password: string) => stack.call("auth/login", { body: { email, password } });
const meStatus = async (token: string) => (await stack.call("auth/me", { token })).status;
const codeOf = (answer: { json: unknown }) => (answer.json as ErrorBody).code;

describe("a forgotten password", () => {
  it("sends a mail with a link to the requesting workspace [API-133, FORGOT-03]", async () => {
    const { email } = await signedInUser(stack);
    const answer = await forgot(email, "paullouisconsulting");
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true, message: expect.stringContaining("Wenn ein Konto") });
    expect(mailsTo(email)[0]?.subject).toBe("Passwort zurücksetzen");
    expect(mailsTo(email)[0]?.text).toContain("/paullouisconsulting/reset-password?token=");
  });

  it("gives the same answer whether or not the account exists, also if mail fails [ERR-134]", async () => {
    const { email } = await signedInUser(stack);
    const unknown = newEmail();
    const answers = [await forgot(email), await forgot(unknown)];
    stack.refuseMails(true);
    answers.push(await forgot(email));
    stack.refuseMails(false);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(mailsTo(unknown)).toHaveLength(0);
  });

  it("sends the mail to the stored address in the account's language", async () => {
    const { email, token } = await signedInUser(stack, { email: `Groß.${newEmail()}` });
    await stack.call("user/set-language", { token, body: { language: "en" } });
    await forgot(email.toLowerCase());
    expect(mailsTo(email)[0]?.subject).toBe("Reset your password");
  });

  it.each([
    [undefined, "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["keine", "Gültige E-Mail erforderlich"],
  ])("refuses the address %j [FORGOT-02]", async (email, text) => {
    const answer = await stack.call("auth/forgot-password", { body: { email } });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toEqual({ email: text });
  });
});

describe("setting a new password by link", () => {
  it("changes it and ends every session [API-134, RESET-09]", async () => {
    const { email, password, token } = await signedInUser(stack);
    const other = (await signIn(email, password)).json as { token: string };
    const answer = await reset(await resetLink(email));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true, message: expect.any(String) });
    expect([await meStatus(token), await meStatus(other.token)]).toEqual([401, 401]);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it("works once, also for 20 concurrent calls", async () => {
    const { email } = await signedInUser(stack);
    const link = await resetLink(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === "auth.reset_invalid")).toHaveLength(19);
  });

  it("invalidates links mailed before the change", async () => {
    const { email } = await signedInUser(stack);
    const older = await resetLink(email);
    stack.setNow(new Date(Date.now() + 60_000).toISOString());
    expect((await reset(await resetLink(email))).status).toBe(200);
    expect(codeOf(await reset({ ...older, newPassword: "vom-dieb-gesetzt" }))).toBe("auth.reset_invalid");
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it("reports the link as expired after an hour [ERR-135..136]", async () => {
    const { email } = await signedInUser(stack);
    const link = await resetLink(email);
    stack.setNow(new Date(Date.now() + 61 * 60_000).toISOString());
    const answer = await reset(link);
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).error).toContain("abgelaufen");
  });

  it("verifies the address, so that an unverified account can sign in afterwards", async () => {
    const registration = newRegistration();
    await stack.call("auth/register", { body: registration });
    await reset(await resetLink(registration.email));
    const answer = await signIn(registration.email, newPassword);
    expect(answer.json).toMatchObject({ user: { emailVerified: true } });
  });

  it("refuses an unknown token, another account's address and a verification link", async () => {
    const { email } = await signedInUser(stack);
    const victim = await signedInUser(stack);
    const registration = newRegistration();
    await stack.call("auth/register", { body: registration });
    const verification = { email: registration.email, token: mailedToken(stack, registration.email) };
    const link = await resetLink(email);
    const wrong = [{ token: "erfunden" }, { email: victim.email }, verification];
    for (const part of wrong) expect(codeOf(await reset({ ...link, ...part }))).toBe("auth.reset_invalid");
    expect((await signIn(victim.email, victim.password)).status).toBe(200);
  });

  it.each([
    ["newPassword", undefined, "Bitte geben Sie ein neues Passwort ein."],
    ["newPassword", "", "Bitte geben Sie ein neues Passwort ein."],
    ["newPassword", "fünf5", "Das Passwort muss mindestens 6 Zeichen lang sein."],
    ["newPassword", "x".repeat(129), "Maximal 128 Zeichen"],
    ["token", undefined, "Bitte füllen Sie alle Felder aus."],
    ["email", undefined, "Bitte geben Sie Ihre E-Mail-Adresse ein."],
  ])("refuses %s = %j [RESET-04..07, CONST-128]", async (field, value, text) => {
    const answer = await reset({ token: "abc", email: newEmail(), newPassword, [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
  });

  it("accepts six characters, unlike registration [RESET-07, CONST-25, CONST-128]", async () => {
    const { email } = await signedInUser(stack);
    expect((await reset({ ...(await resetLink(email)), newPassword: "sechs6" })).status).toBe(200);
    expect((await signIn(email, "sechs6")).status).toBe(200);
  });
});
