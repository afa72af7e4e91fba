import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newBusinessRegistration, newEmail } from "@linkedpotential/fixtures/accounts";
import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let newCode: (maxUses?: number, expiresAt?: Date) => Promise<string>;
beforeAll(async () => {
  stack = await startTestStack();
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
  const inADay = new Date(Date.now() + 86_400_000);
  newCode = (maxUses = 1, expiresAt = inADay) => createRegistrationCode({ maxUses, expiresAt });
});
afterAll(() => stack.stop());

const register = (body: object) => stack.call("auth/register-business", { body });
const codeOf = (answer: { json: unknown }) => (answer.json as ErrorBody).code;

describe("business registration", () => {
  it("uses up one use of the code and creates a business account [API-129, BIZ-06, BIZ-13]", async () => {
    const registration = newBusinessRegistration(await newCode());
    const answer = await register(registration);
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ success: true, email: registration.email, requiresVerification: true });
    expect(stack.lastMailTo(registration.email)?.text).toContain("&area=business\n");
    const token = mailedToken(stack, registration.email);
    await stack.call("auth/verify-email", { body: { token, email: registration.email } });
    const { email, password } = registration;
    const login = await stack.call("auth/login", { body: { email, password } });
    expect(login.json).toMatchObject({
      user: { role: "business", name: registration.name },
      message: expect.any(String),
    });
    const { token: session } = login.json as { token: string };
    expect((await stack.call("leads/list", { token: session })).status).toBe(403);
  });

  it("creates an account with the language of the registration, also for mails", async () => {
    const registration = { ...newBusinessRegistration(await newCode()), language: "fr" };
    await register(registration);
    const { email } = registration;
    expect(stack.lastMailTo(email)?.html).toContain('<html lang="fr">');
    await stack.call("auth/verify-email", { body: { token: mailedToken(stack, email), email } });
    expect(stack.lastMailTo(email)?.html).toContain('<html lang="fr">');
    const { json } = await stack.call("auth/login", { body: registration });
    expect(json).toMatchObject({ user: { language: "fr" } });
  });

  it("refuses a code that is unknown, used up or expired", async () => {
    const used = await newCode();
    await register(newBusinessRegistration(used));
    const expired = await newCode(5, new Date(Date.now() - 1000));
    for (const code of ["GERATEN", used, expired]) {
      const answer = await register(newBusinessRegistration(code));
      expect([answer.status, codeOf(answer)]).toEqual([400, "auth.code_invalid"]);
    }
  });

  it("creates exactly as many accounts as the code has uses, also concurrently", async () => {
    const code = await newCode(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(newBusinessRegistration(code))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter((answer) => codeOf(answer) === "auth.code_invalid")).toHaveLength(7);
  });

  it("reports an existing account without using up the code", async () => {
    const code = await newCode(2);
    const registration = newBusinessRegistration(code);
    await register(registration);
    const again = await register(registration);
    expect(again.status).toBe(409);
    expect((again.json as ErrorBody).error).toContain("Benutzer existiert bereits");
    expect((await register(newBusinessRegistration(code))).status).toBe(201);
  });

  it("accepts the code in any case and spacing", async () => {
    const code = await newCode();
    const typed = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4).toLowerCase()} `;
    expect((await register(newBusinessRegistration(typed))).status).toBe(201);
  });

  it.each([
    ["name", "", "Bitte füllen Sie alle Felder aus."],
    ["email", "", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["password", "sieben7", "Das Passwort muss mindestens 8 Zeichen lang sein."],
    ["registrationCode", undefined, "Bitte füllen Sie alle Felder aus."],
    ["registrationCode", "x".repeat(51), "Maximal 50 Zeichen"],
  ])("refuses %s = %j [BIZ-07..10]", async (field, value, text) => {
    const answer = await register({ ...newBusinessRegistration("KEINER"), email: newEmail(), [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
  });
});
