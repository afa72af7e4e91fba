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

const mailsTo = (email: string) => stack.mails().filter(({ to }) => to === email);
const linkOf = (email: string) => ({ email, token: mailedToken(stack, email) });
const registered = async () => {
  const registration = newRegistration();
  await stack.call("auth/register", { body: registration });
  return registration;
};
let caller = 0;
const verify = (body: object) => {
  caller += 1;
  return stack.call("auth/verify-email", { body, address: `192.0.2.${caller % 250}` });
};
const resend = (email: string, workspaceSlug = "freelance") =>
  stack.call("auth/resend-verification", { body: { email, workspaceSlug } });

describe("verifying an e-mail address", () => {
  it("verifies the address, sends a welcome mail and allows signing in [API-131, VERIFY-12]", async () => {
    const { email, password } = await registered();
    const answer = await verify(linkOf(email));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true, message: expect.stringContaining("bestätigt") });
    expect(mailsTo(email)[0]?.subject).toBe("Ihr Konto ist bereit");
    const login = await stack.call("auth/login", { body: { email, password } });
    expect(login.json).toMatchObject({ user: { emailVerified: true } });
  });

  it("works once, also for 20 concurrent calls [VERIFY-09, ERR-132]", async () => {
    const { email } = await registered();
    const link = linkOf(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => (json as ErrorBody).code === "auth.verification_invalid")).toHaveLength(19);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it("reports the link as expired after 24 hours, for a week [VERIFY-08, ERR-131]", async () => {
    const { email, password } = await registered();
    const link = linkOf(email);
    for (const hours of [24.1, 24 * 7]) {
      stack.setNow(new Date(Date.now() + hours * 3_600_000).toISOString());
      const answer = await verify(link);
      expect(answer.status).toBe(400);
      expect((answer.json as ErrorBody).error).toContain("abgelaufen");
    }
    expect((await stack.call("auth/login", { body: { email, password } })).status).toBe(403);
  });

  it("refuses an unknown token, another address and a reset link", async () => {
    const { email } = await registered();
    const link = linkOf(email);
    await stack.call("auth/forgot-password", { body: { email } });
    const resetLink = linkOf(email);
    for (const wrong of [{ ...link, token: "erfunden" }, { ...link, email: newEmail() }, resetLink]) {
      expect(((await verify(wrong)).json as ErrorBody).code).toBe("auth.verification_invalid");
    }
    expect((await verify(link)).status).toBe(200);
  });

  it("succeeds even if the welcome mail fails", async () => {
    const { email, password } = await registered();
    const link = linkOf(email);
    stack.refuseMails(true);
    const answer = await verify(link);
    stack.refuseMails(false);
    expect(answer.status).toBe(200);
    expect((await stack.call("auth/login", { body: { email, password } })).status).toBe(200);
  });

  it.each([
    ["token", undefined, "Bitte füllen Sie alle Felder aus."],
    ["token", "x".repeat(201), "Maximal 200 Zeichen"],
    ["email", undefined, "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["email", "keine", "Gültige E-Mail erforderlich"],
  ])("refuses %s = %j [VERIFY-05..06]", async (field, value, text) => {
    const answer = await verify({ token: "abc", email: newEmail(), [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
  });
});

describe("a new verification link", () => {
  it("is mailed for the requesting workspace, and the older link stays valid [API-132, VERIFY-14]", async () => {
    const { email } = await registered();
    const first = linkOf(email);
    expect((await resend(email, "paullouisconsulting")).status).toBe(200);
    expect(mailsTo(email)[0]?.text).toContain("/paullouisconsulting/verify-email?");
    expect(linkOf(email).token).not.toBe(first.token);
    expect((await verify(first)).status).toBe(200);
  });

  it("gives the same answer for unknown and verified addresses, without a mail", async () => {
    const { email } = await registered();
    const { email: verified } = await signedInUser(stack);
    const before = mailsTo(verified).length;
    const unknown = newEmail();
    const answers = [await resend(email), await resend(verified), await resend(unknown)];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(mailsTo(verified)).toHaveLength(before);
    expect(mailsTo(unknown)).toHaveLength(0);
  });
});
