import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newEmail, newProfile, newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken, signedInUser } from "@linkedpotential/local/testing/accounts";
import { batchOf, handlerOf } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const linkOf = (email: string) => ({ email, token: mailedToken(stack, email) });

it("each step of an account returns its exact German message", async () => {
  const registration = newRegistration();
  const { email, password } = registration;
  const answer = async (
    id: "register" | "verify-email" | "login" | "forgot-password" | "reset-password",
    body: object,
  ) => (await stack.call(`auth/${id}`, { body })).json;
  expect(await answer("register", registration)).toEqual({
    success: true,
    message: "Fast geschafft. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.",
    email,
    requiresVerification: true,
  });
  expect((await stack.call("auth/resend-verification", { body: { email } })).json).toEqual({
    success: true,
    message:
      "Wenn ein unbestätigtes Konto mit dieser E-Mail-Adresse besteht, haben wir Ihnen einen neuen Link gesendet.",
  });
  expect(await answer("verify-email", linkOf(email))).toEqual({
    success: true,
    message: "Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.",
  });
  expect(await answer("login", { email, password })).toMatchObject({ message: "Anmeldung erfolgreich." });
  expect(await answer("forgot-password", { email })).toEqual({
    success: true,
    message: "Wenn ein Konto mit dieser E-Mail-Adresse besteht, haben wir Ihnen einen Link zum Zurücksetzen gesendet.",
  });
  expect(await answer("reset-password", { ...linkOf(email), newPassword: "nagelneues-geheimnis" })).toEqual({
    success: true,
    message: "Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.",
  });
});

it("confirming a new address returns a message, and reverting it returns a token for a new password", async () => {
  const { token, email: before, password } = await signedInUser(stack);
  const email = newEmail();
  await stack.call("profile/update", { token, body: { ...newProfile(email), currentPassword: password } });
  expect((await stack.call("auth/confirm-email", { body: linkOf(email) })).json).toEqual({
    success: true,
    message: "Ihre neue E-Mail-Adresse ist bestätigt.",
  });
  expect((await stack.call("auth/revert-email", { body: linkOf(before) })).json).toEqual({
    success: true,
    message: "Ihre bisherige E-Mail-Adresse gilt wieder. Bitte legen Sie jetzt ein neues Passwort fest.",
    email: before,
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
});

it("signing in with a bounced, unverified address reports the problem at the address field", async () => {
  const registration = newRegistration();
  const { email, password } = registration;
  await stack.call("auth/register", { body: registration });
  const signIn = async () => (await stack.call("auth/login", { body: { email, password } })).json as ErrorBody;
  const unverified = {
    error: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.",
    code: "auth.unverified",
    requiresVerification: true,
  };
  expect(await signIn()).toEqual(unverified);
  const detail = {
    eventType: "Bounce",
    bounce: { bounceType: "Permanent" },
    mail: { messageId: "1", timestamp: new Date(Date.now() + 60_000).toISOString(), destination: [email] },
  };
  const handler = await handlerOf("workers/notices");
  const message = { subscriber: "subscribers/note-bounces", "detail-type": "Email Bounced", detail } as const;
  expect(await handler(batchOf([message]), { awsRequestId: "delivery" })).toEqual({ batchItemFailures: [] });
  expect(await signIn()).toEqual({
    ...unverified,
    fields: { email: "Unsere E-Mail an diese Adresse kam nicht an. Bitte prüfen Sie die Adresse." },
    fieldProblems: { email: { key: "mailBounced" } },
  });
});
