import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { User } from "@linkedpotential/contract/user/schema";
import { newProfile } from "@linkedpotential/fixtures/accounts";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const newReference = () => ({ customer: "Öz", year: 2026, text: "Neue Kunden.", link: "" });
const update = (token: string, body: object) => stack.call("profile/update", { token, body });
const me = async (token: string) => (await stack.call("auth/me", { token })).json;

describe("the profile", () => {
  it("is saved and returned completely [API-12]", async () => {
    const { token, email, user } = await signedInUser(stack);
    const answer = await update(token, newProfile(email));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ user: { ...user, ...newProfile(email) } });
    expect(await me(token)).toEqual({ ...user, ...newProfile(email) });
  });

  it("accepts any text as activity area [PROF-21]", async () => {
    const { token, email } = await signedInUser(stack);
    for (const activityArea of ["Beratung (Digital, Business, Strategie)", "Sonstiges", "Imkerei & Honig"]) {
      const answer = await update(token, { ...newProfile(email), activityArea });
      expect(answer.json).toMatchObject({ user: { activityArea } });
    }
  });

  it("accepts skills as a list or comma-separated, and no LinkedIn URL [PROF-06, PROF-22]", async () => {
    const { token, email } = await signedInUser(stack);
    const answer = await update(token, { ...newProfile(email), skills: " Texte , , SEO ", linkedinUrl: "" });
    expect(answer.json).toMatchObject({ user: { skills: ["Texte", "SEO"], linkedinUrl: "" } });
  });

  it.each([
    ["linkedin.com/in/anne-weiss", "anne-weiss"],
    ["http://de.linkedin.com/in/anne-weiss/?trk=x", "anne-weiss"],
  ])("stores %s in its normal form [PROF-23]", async (linkedinUrl, slug) => {
    const { token, email } = await signedInUser(stack);
    const answer = await update(token, { ...newProfile(email), linkedinUrl });
    expect(answer.json).toMatchObject({ user: { linkedinUrl: `https://www.linkedin.com/in/${slug}` } });
  });

  it.each([
    ["name", "", "Bitte geben Sie Ihren Namen ein."],
    ["name", "x".repeat(101), "Maximal 100 Zeichen"],
    ["email", "", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["email", "keine", "Gültige E-Mail erforderlich"],
    ["linkedinUrl", "https://example.org/in/anne", "Ungültige LinkedIn URL"],
    ["linkedinUrl", "javascript:alert(1)//linkedin.com/in/x", "Ungültige LinkedIn URL"],
    ["activityArea", "x".repeat(101), "Maximal 100 Zeichen"],
    ["description", "x".repeat(2001), "Maximal 2000 Zeichen"],
    ["availability", "x".repeat(101), "Maximal 100 Zeichen"],
    ["dayRate", 0, "Bitte einen ganzen Betrag von 1 bis 10.000 Euro angeben."],
    ["dayRate", 720.5, "Bitte einen ganzen Betrag von 1 bis 10.000 Euro angeben."],
    ["dayRate", 10_001, "Bitte einen ganzen Betrag von 1 bis 10.000 Euro angeben."],
    ["languages", Array(11).fill({ language: "de", level: "good" }), "Höchstens 10 Einträge."],
    ["references", Array(6).fill(newReference()), "Höchstens 5 Einträge."],
    ["skills", Array.from({ length: 31 }, (_, index) => `Skill ${index}`), "Höchstens 30 Skills."],
  ])("refuses %s = %j [PROF-24]", async (field, value, text) => {
    const { token, email, user } = await signedInUser(stack);
    const answer = await update(token, { ...newProfile(email), [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
    expect(await me(token)).toEqual(user);
  });

  it.each([
    [{ customer: " " }, "customer", "Bitte nennen Sie den Kunden oder das Projekt."],
    [{ year: 1969 }, "year", "Ungültige Angabe."],
    [{ text: "" }, "text", "Bitte beschreiben Sie in einem Satz, was Sie gemacht haben."],
    [{ link: "javascript:alert(1)" }, "link", "Bitte eine vollständige Adresse angeben, die mit https:// beginnt."],
  ])("refuses a reference with %j", async (change, field, text) => {
    const { token, email } = await signedInUser(stack);
    const references = [newReference(), { ...newReference(), ...change }];
    const answer = await update(token, { ...newProfile(email), references });
    expect((answer.json as ErrorBody).fields).toEqual({ [`references.1.${field}`]: text });
  });

  it("keeps the first level of a language that is named twice", async () => {
    const { token, email } = await signedInUser(stack);
    const [good, native, english] = [
      { language: "de", level: "good" },
      { language: "de", level: "native" },
      { language: "en", level: "fluent" },
    ];
    const { json } = await update(token, { ...newProfile(email), languages: [good, native, english] });
    expect(json).toMatchObject({ user: { languages: [good, english] } });
  });

  it("limits skills to thirty of fifty characters", async () => {
    const { token, email } = await signedInUser(stack);
    const skillsOf = async (skills: unknown) => {
      const { status, json } = await update(token, { ...newProfile(email), skills });
      return status === 200 ? (json as { user: User }).user.skills : (json as ErrorBody).fields;
    };
    const full = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(50, "x"));
    expect(await skillsOf(full)).toEqual(full);
    for (const none of [null, undefined, "", [], " , "]) expect(await skillsOf(none), `${none}`).toEqual([]);
    expect(await skillsOf(["x".repeat(51)])).toEqual({ "skills.0": "Maximal 50 Zeichen" });
    expect(await skillsOf(5)).toHaveProperty("skills");
  });

  it("is replaced: omitted fields become empty", async () => {
    const { token, email, user } = await signedInUser(stack);
    await update(token, newProfile(email));
    const { json } = await update(token, { name: " Ida Öz ", email });
    expect(json).toEqual({ user: { ...user, name: "Ida Öz" } });
  });

  it("of a deleted account cannot be saved", async () => {
    const { token, email, user } = await signedInUser(stack);
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.delete({ userId: user.id }).go();
    expect(await update(token, newProfile(email))).toMatchObject({ status: 401, json: { code: "session.missing" } });
  });

  it("accepts another spelling of the same address without a link", async () => {
    const { token, email, password } = await signedInUser(stack);
    const written = email.replace("person", "Person");
    const answer = await update(token, newProfile(written));
    expect(answer.json).toMatchObject({ user: { email: written, emailVerified: true, pendingEmail: null } });
    expect((await stack.call("auth/login", { body: { email, password } })).status).toBe(200);
  });

  it("keeps scripts, emoji and right-to-left text unchanged", async () => {
    const { token, email } = await signedInUser(stack);
    const description = "<script>alert(1)</script>\n'; DROP TABLE users; -- 💜 مرحبا abc";
    const answer = await update(token, { ...newProfile(email), description });
    expect(answer.json).toMatchObject({ user: { description } });
  });

  it("refuses invisible names, and removes characters that make names look alike", async () => {
    const { token, email } = await signedInUser(stack);
    const twin = await update(token, { ...newProfile(email), name: "Än\u200Dne\u202E Weiß\u3164", skills: ["\u200B"] });
    expect(twin.json).toMatchObject({ user: { name: "Änne Weiß", skills: [] } });
    const nothing = await update(token, { ...newProfile(email), name: "\u2066\u200B" });
    expect(nothing.json).toMatchObject({ fields: { name: "Bitte geben Sie Ihren Namen ein." } });
  });
});
