import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { User } from "@linkedpotential/contract/user/schema";
import { defaultWorkSettings } from "@linkedpotential/contract/user/work-settings";
import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const login = (body: object) => stack.call("auth/login", { body });

describe("signing in", () => {
  it("returns user, token and message, in the given workspace [API-02, AUTH-06, WS-03, WS-07, SESS-09..10]", async () => {
    const { email, password, user } = await signedInUser(stack);
    const answer = await login({ email, password, rememberMe: false, workspaceSlug: "paullouisconsulting" });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      user: { ...user, workspace: "paullouisconsulting" },
      token: expect.any(String),
      message: expect.any(String),
    });
    const { token } = answer.json as { token: string };
    const me = await stack.call("auth/me", { token });
    expect(me.json).toEqual({ ...user, workspace: "paullouisconsulting" });
  });

  it("returns the whole profile from auth/me [API-01, API-107, USER-01..04, USER-05..08, USER-09..11]", async () => {
    const { email, token } = await signedInUser(stack, { name: "Änne Weiß", workspaceSlug: "freelance" });
    const me = (await stack.call("auth/me", { token })).json as User;
    expect(me).toEqual({
      id: expect.any(Number),
      email,
      pendingEmail: null,
      name: "Änne Weiß",
      profileImage: null,
      linkedinUrl: "",
      activityArea: "",
      skills: [],
      availability: "",
      dayRate: null,
      languages: [],
      references: [],
      description: "",
      workspace: "freelance",
      emailVerified: true,
      joinDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      language: "de",
      timezone: "Europe/Berlin",
      theme: "system",
      role: "freelancer",
      plan: "kostenlos",
      isAdmin: false,
      workSettings: defaultWorkSettings,
    });
  });

  it("accepts the address in any case, and defaults the workspace [WS-05]", async () => {
    const { email, password } = await signedInUser(stack);
    const answer = await login({ email: ` ${email.toUpperCase()} `, password });
    expect((answer.json as { user: User }).user.workspace).toBe("linkedpotential");
  });

  it("gives the same answer for a wrong password and an unknown address [ERR-06, AUTH-21]", async () => {
    const { email } = await signedInUser(stack);
    const wrong = await login({ email, password: "falsch-geraten" });
    const unknown = await login({ email: newEmail(), password: "falsch-geraten" });
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual({
      error: "E-Mail-Adresse oder Passwort ist falsch.",
      code: "auth.invalid_credentials",
    });
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
  });

  it("reports an unverified account only after the correct password [SESS-22]", async () => {
    const { email, password } = newRegistration();
    await stack.call("auth/register", { body: newRegistration({ email, password }) });
    const answer = await login({ email, password });
    expect(answer.status).toBe(403);
    expect(answer.json).toMatchObject({ code: "auth.unverified", requiresVerification: true });
    expect((await login({ email, password: "falsch-geraten" })).status).toBe(401);
  });

  it("recognizes an admin by the verified address", async () => {
    const admin = await signedInUser(stack, { email: "Admin@LinkedPotential.local" });
    expect(admin.user.isAdmin).toBe(true);
  });

  it("accepts a password in either Unicode form", async () => {
    const { email } = await signedInUser(stack, { password: "schön-müde-Öl" });
    expect((await login({ email, password: "schön-müde-Öl".normalize("NFD") })).status).toBe(200);
  });

  it("rehashes the password when the cost has changed", async () => {
    const { email, password } = await signedInUser(stack);
    const { CredentialEntity } = await import("@linkedpotential/core/auth/credential.entity");
    stack.configure({ PASSWORD_COST: "11" });
    const first = await login({ email, password });
    const stored = await CredentialEntity.get({ email }).go();
    const second = await login({ email, password });
    stack.configure({ PASSWORD_COST: "10" });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(stored.data?.passwordHash).toMatch(/^\$scrypt\$ln=11,r=8,p=1\$/);
  });

  it("keeps the device id of a browser with a valid proof for the address, and assigns a new one otherwise", async () => {
    const account = await signedInUser(stack);
    const nameAfter = async (cookie: string) => {
      const { email, password } = account;
      const { cookies } = await stack.call("auth/login", { body: { email, password }, cookies: [cookie] });
      const [, given = ""] = /^lp_device=([\w.-]+);/.exec(cookies[1] ?? "") ?? [];
      expect(given).toMatch(/^[0-9a-f]{32}\.[\w-]+\.[\w-]{86}$/);
      return given.split(".")[0];
    };
    const [name = "", key = "", signature = ""] = account.device.replace("lp_device=", "").split(".");
    expect(await nameAfter(account.device)).toBe(name);
    const { device: ofOther } = await signedInUser(stack);
    const otherName = `${"0".repeat(32)}.${key}.${signature}`;
    const otherKey = `${name}.unknown.${signature}`;
    const known = [name, ofOther.slice("lp_device=".length, "lp_device=".length + 32), "0".repeat(32)];
    for (const wrong of [
      ofOther,
      `lp_device=${otherName}`,
      `lp_device=${otherKey}`,
      `lp_device=${name}`,
      "lp_device=",
    ]) {
      expect(known).not.toContain(await nameAfter(wrong));
    }
  });

  it("works many times concurrently", async () => {
    const { email, password } = await signedInUser(stack);
    const answers = await Promise.all(Array.from({ length: 8 }, () => login({ email, password })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it.each([
    ["email", undefined, "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["email", "keine-adresse", "Gültige E-Mail erforderlich"],
    ["password", undefined, "Bitte füllen Sie alle Felder aus."],
    ["password", "", "Bitte füllen Sie alle Felder aus."],
    ["password", "x".repeat(129), "Maximal 128 Zeichen"],
    ["rememberMe", "ja", "Ungültige Angabe."],
    ["workspaceSlug", "anderswo", "Ungültige Angabe."],
  ])("refuses %s = %j [AUTH-06, AUTH-08..09]", async (field, value, text) => {
    const answer = await login({ email: newEmail(), password: "irgendetwas", [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
  });
});
