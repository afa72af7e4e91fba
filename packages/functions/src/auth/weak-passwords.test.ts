import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newBusinessRegistration, newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Routes that set a password. Each function sends a password and returns the error at the password field. */
const routes: Record<string, (password: string, email?: string) => Promise<string | undefined>> = {
  register: async (password, email = newRegistration().email) => {
    const answer = await stack.call("auth/register", { body: newRegistration({ email, password }) });
    return (answer.json as ErrorBody).fields?.password;
  },
  "register-business": async (password, email) => {
    const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
    const code = await createRegistrationCode({ maxUses: 1, expiresAt: new Date(Date.now() + 60_000) });
    const body = { ...newBusinessRegistration(code), password, ...(email && { email }) };
    const answer = await stack.call("auth/register-business", { body });
    return (answer.json as ErrorBody).fields?.password;
  },
  "change-password": async (newPassword, email) => {
    const { token, password } = await signedInUser(stack, email ? { email } : {});
    const body = { currentPassword: password, newPassword };
    const answer = await stack.call("auth/change-password", { token, body });
    return (answer.json as ErrorBody).fields?.newPassword;
  },
  "reset-password": async (newPassword, given) => {
    const { email } = await signedInUser(stack, given ? { email: given } : {});
    await stack.call("auth/forgot-password", { body: { email } });
    const link = { email, token: mailedToken(stack, email) };
    const answer = await stack.call("auth/reset-password", { body: { ...link, newPassword } });
    const again = { ...link, newPassword: "nagelneues-geheimnis" };
    expect((await stack.call("auth/reset-password", { body: again })).status).toBe(answer.status === 200 ? 400 : 200);
    return (answer.json as ErrorBody).fields?.newPassword;
  },
};

describe.each(Object.entries(routes))("%s", (route, set) => {
  it.each(["password", "12345678", "Passwort1", "ＰＡＳＳＷＯＲＤ", " Password "])(
    "refuses the common password “%s”",
    async (password) => {
      expect(await set(password)).toBe(
        "Dieses Passwort ist weit verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.",
      );
    },
  );

  it("refuses the user's own address and its local part", async () => {
    const name = `anna-${crypto.randomUUID()}`;
    const text = "Bitte verwenden Sie nicht Ihre E-Mail-Adresse als Passwort.";
    expect(await set(`${name}@Example.org`, `${name}@example.org`)).toBe(text);
    expect(await set(name, `${name}@example.net`)).toBe(text);
  });

  it("refuses blanks", async () => {
    expect(await set(" ".repeat(8))).toBe(
      route.startsWith("register") ? "Bitte füllen Sie alle Felder aus." : "Bitte geben Sie ein neues Passwort ein.",
    );
  });

  it("accepts four random words", async () => {
    expect(await set("birne-tacker-quarz-moos")).toBeUndefined();
  });
});
