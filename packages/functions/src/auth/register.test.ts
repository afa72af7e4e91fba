import type { ErrorBody } from "@linkedpotential/contract/errors";
import { languages } from "@linkedpotential/contract/user/settings";
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

const register = (body: object) => stack.call("auth/register", { body });
const languageOfLastMail = (email: string) => /<html lang="(\w+)"/.exec(stack.lastMailTo(email)?.html ?? "")?.[1];
const mailsTo = (email: string) => stack.mails().filter(({ to }) => to === email);

describe("registration", () => {
  it("creates an unverified account and mails a verification link [API-03, AUTH-07, SESS-20..21, WS-04]", async () => {
    const registration = newRegistration({ workspaceSlug: "paullouisconsulting" });
    const answer = await register(registration);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      success: true,
      message: expect.stringContaining("bestätigen"),
      email: registration.email,
      requiresVerification: true,
    });
    expect(answer.cookies).toEqual([]);
    const [mail] = mailsTo(registration.email);
    expect(mail?.subject).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse");
    expect(mail?.text).toContain("/paullouisconsulting/verify-email?token=");
    expect(mail?.text).not.toContain(registration.name);
  });

  it("defaults to the default workspace [WS-02, WS-05, WS-06, CONST-02]", async () => {
    const { workspaceSlug: _, ...rest } = newRegistration();
    expect((await register(rest)).status).toBe(201);
    expect(mailsTo(rest.email)[0]?.text).toContain("/linkedpotential/verify-email?");
  });

  it.each(languages)("in %s creates an account with that language, also for mails", async (language) => {
    const registration = newRegistration({ language });
    const { email } = registration;
    await register(registration);
    expect(languageOfLastMail(email)).toBe(language);
    await stack.call("auth/verify-email", { body: { email, token: mailedToken(stack, email) } });
    expect(languageOfLastMail(email)).toBe(language);
    expect((await stack.call("auth/login", { body: registration })).json).toMatchObject({ user: { language } });
    expect((await register({ ...registration, language: "en" })).status).toBe(409);
    await stack.call("auth/forgot-password", { body: { email } });
    expect(mailsTo(email)).toHaveLength(3);
    expect(languageOfLastMail(email)).toBe(language);
  });

  it("defaults to German [I18N-01]", async () => {
    const registration = newRegistration();
    await register(registration);
    expect(languageOfLastMail(registration.email)).toBe("de");
  });

  it("reports an existing account [ERR-11]", async () => {
    const registration = newRegistration();
    await register(registration);
    const answer = await register({ ...registration, email: registration.email.toUpperCase(), name: "Anders" });
    expect(answer.status).toBe(409);
    expect((answer.json as ErrorBody).error).toContain("Benutzer existiert bereits");
    expect(mailsTo(registration.email)).toHaveLength(1);
  });

  it("treats spellings of an address as equal only if they denote the same letters", async () => {
    const written = newEmail().replace("person", "jürgen");
    expect((await register(newRegistration({ email: written }))).status).toBe(201);
    const decomposed = await register(newRegistration({ email: written.normalize("NFD") }));
    expect((decomposed.json as ErrorBody).code).toBe("auth.email_taken");
    const kelvin = newEmail().replace("person", "mark");
    expect((await register(newRegistration({ email: kelvin }))).status).toBe(201);
    const lookalike = await register(newRegistration({ email: kelvin.replace("k", "\u212A") }));
    expect((lookalike.json as ErrorBody).code).toBe("auth.email_taken");
  });

  it("treats full-width characters and an ASCII domain as the same address", async () => {
    const name = `person-${crypto.randomUUID()}`;
    const written = newRegistration({ email: `${name}@münchen.example` });
    expect(await register(written)).toMatchObject({ status: 201, json: { email: written.email } });
    // The mail goes to the ASCII form of the domain, because SES accepts no other form.
    expect(mailsTo(`${name}@xn--mnchen-3ya.example`)).toHaveLength(1);
    for (const twin of [`ｐ${name.slice(1)}@münchen.example`, `${name}@xn--mnchen-3ya.example`]) {
      expect(((await register(newRegistration({ email: twin }))).json as ErrorBody).code).toBe("auth.email_taken");
    }
  });

  it("takes over an address whose registration was not verified within 24 hours", async () => {
    stack.setNow("2031-03-12T09:00:00.000Z");
    const first = newRegistration({ password: "vom-dieb-gesetzt" });
    await register(first);
    const link = { email: first.email, token: mailedToken(stack, first.email) };
    const second = newRegistration({ email: first.email, name: "Die Eigentümerin" });
    stack.setNow("2031-03-13T08:59:59.999Z");
    expect((await register(second)).status).toBe(409);
    stack.setNow("2031-03-13T09:00:00.000Z");
    const both = await Promise.all([register(second), register(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await stack.call("auth/verify-email", { body: link })).status).toBe(400);
    const own = { email: second.email, token: mailedToken(stack, second.email) };
    expect((await stack.call("auth/verify-email", { body: own })).status).toBe(200);
    const signIn = (password: string) => stack.call("auth/login", { body: { email: first.email, password } });
    expect((await signIn(first.password)).status).toBe(401);
    expect((await signIn(second.password)).json).toMatchObject({ user: { name: "Die Eigentümerin" } });
  });

  it("never takes over a verified address", async () => {
    const { email } = await signedInUser(stack);
    stack.setNow(new Date(Date.now() + 100 * 24 * 3_600_000).toISOString());
    expect((await register(newRegistration({ email }))).status).toBe(409);
  });

  it("creates one account and sends one mail for 20 concurrent calls", async () => {
    const registration = newRegistration();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(registration)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(mailsTo(registration.email)).toHaveLength(1);
  });

  it("returns the first answer for a retry with the same Idempotency-Key", async () => {
    const options = { body: newRegistration(), headers: { "idempotency-key": crypto.randomUUID() } };
    const first = await stack.call("auth/register", options);
    const second = await stack.call("auth/register", options);
    expect(second.status).toBe(201);
    expect(second.json).toEqual(first.json);
    const other = { ...options, body: newRegistration() };
    expect(((await stack.call("auth/register", other)).json as ErrorBody).code).toBe("request.key_reused");
    expect(mailsTo(options.body.email)).toHaveLength(1);
  });

  it("keeps emoji and right-to-left names unchanged, and escapes markup", async () => {
    const name = "💜 مرحبا <b>Bobby</b> '; DROP TABLE users; --";
    const registration = newRegistration({ name });
    const { email } = registration;
    await register(registration);
    const verified = await stack.call("auth/verify-email", { body: { email, token: mailedToken(stack, email) } });
    expect(verified.status).toBe(200);
    const { json } = await stack.call("auth/login", { body: registration });
    expect(json).toMatchObject({ user: { name } });
    const welcome = stack.lastMailTo(email);
    expect(welcome?.text).toContain(name);
    expect(welcome?.html).toContain("&lt;b&gt;Bobby&lt;/b&gt;");
  });

  it("removes characters from a name that hide text or change its direction", async () => {
    const registration = newRegistration({ name: "\u2067Anna\u200B \u202EÖz\u0085" });
    const { email } = registration;
    await register(registration);
    await stack.call("auth/verify-email", { body: { email, token: mailedToken(stack, email) } });
    expect((await stack.call("auth/login", { body: registration })).json).toMatchObject({ user: { name: "Anna Öz" } });
  });

  it("requires eight characters in a password, regardless of bytes", async () => {
    const short = "Das Passwort muss mindestens 8 Zeichen lang sein.";
    for (const letter of ["ü", "💜"]) {
      const [seven, eight] = [7, 8].map((length) => newRegistration({ password: letter.repeat(length) }));
      expect((await register(seven ?? {})).json).toHaveProperty("fields.password", short);
      expect((await register(eight ?? {})).status).toBe(201);
    }
  });

  const required = "Bitte füllen Sie alle Felder aus.";
  it.each([
    ["name", undefined, required],
    ["name", "   ", required],
    ["name", "\u202E\u200B", required],
    ["name", "\u0301".repeat(20), required],
    ["name", "x".repeat(101), "Maximal 100 Zeichen"],
    ["name", "Anna\r\nBcc: alle@example.org", "Unzulässige Zeichen."],
    ["name", "Anna\u0007", "Unzulässige Zeichen."],
    ["email", undefined, "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["email", "", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["email", "keine-adresse", "Gültige E-Mail erforderlich"],
    ["email", "a@b", "Gültige E-Mail erforderlich"],
    ["email", "a@example.org\r\nBcc: b@example.org", "Unzulässige Zeichen."],
    ["email", "a@example.org,b@example.org", "Gültige E-Mail erforderlich"],
    ["email", `${"x".repeat(250)}@example.org`, "Maximal 254 Zeichen"],
    ["password", undefined, required],
    ["password", "", required],
    ["password", "sieben7", "Das Passwort muss mindestens 8 Zeichen lang sein."],
    ["password", "x".repeat(129), "Maximal 128 Zeichen"],
    ["workspaceSlug", "anderswo", "Ungültige Angabe."],
    ["language", "it", "Ungültige Angabe."],
  ])("refuses %s = %j [AUTH-08..10, ERR-11]", async (field, value, text) => {
    const answer = await register({ ...newRegistration(), [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
  });
});
