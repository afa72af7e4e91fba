import type { ErrorBody } from "@linkedpotential/contract/errors";
import { activityAreas } from "@linkedpotential/contract/profile/schema";
import { newEmail, newProfile } from "@linkedpotential/fixtures/accounts";
import { mailedToken, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const update = (token: string, body: object) => stack.call("profile/update", { token, body });
const me = async (token: string) => (await stack.call("auth/me", { token })).json;
const signIn = (email: string, password: string) => stack.call("auth/login", { body: { email, password } });
const verify = (email: string) =>
  stack.call("auth/verify-email", { body: { token: mailedToken(stack, email), email } });

describe("the profile", () => {
  it("is saved and answered as a whole [API-12]", async () => {
    const { token, email, user } = await signedInUser(stack);
    const answer = await update(token, newProfile(email));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ user: { ...user, ...newProfile(email) } });
    expect(await me(token)).toEqual({ ...user, ...newProfile(email) });
  });

  it("takes every activity area and a text of one's own [PROF-21]", async () => {
    const { token, email } = await signedInUser(stack);
    for (const activityArea of [...activityAreas, "Imkerei & Honig"]) {
      const answer = await update(token, { ...newProfile(email), activityArea });
      expect(answer.json).toMatchObject({ user: { activityArea } });
    }
    expect(activityAreas).toHaveLength(12);
  });

  it("takes skills as a list or as text with commas, and no LinkedIn URL [PROF-06, PROF-22]", async () => {
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
    ["name", "", "Bitte füllen Sie alle Felder aus."],
    ["name", "x".repeat(101), "Maximal 100 Zeichen"],
    ["email", "", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["email", "keine", "Gültige E-Mail erforderlich"],
    ["linkedinUrl", "https://example.org/in/anne", "Ungültige LinkedIn URL"],
    ["linkedinUrl", "javascript:alert(1)//linkedin.com/in/x", "Ungültige LinkedIn URL"],
    ["activityArea", "x".repeat(101), "Maximal 100 Zeichen"],
    ["description", "x".repeat(2001), "Maximal 2000 Zeichen"],
    ["skills", Array.from({ length: 31 }, (_, index) => `Skill ${index}`), "Höchstens 30 Skills."],
  ])("refuses %s = %j [PROF-24]", async (field, value, text) => {
    const { token, email, user } = await signedInUser(stack);
    const answer = await update(token, { ...newProfile(email), [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
    expect(await me(token)).toEqual(user);
  });

  it("keeps scripts, emoji and right-to-left text as they are", async () => {
    const { token, email } = await signedInUser(stack);
    const description = "<script>alert(1)</script>\n'; DROP TABLE users; -- 💜 مرحبا \u202Eabc";
    const answer = await update(token, { ...newProfile(email), description });
    expect(answer.json).toMatchObject({ user: { description } });
  });
});

describe("a new e-mail address", () => {
  it("is unverified until its owner follows the link; the session goes on", async () => {
    const { token, email: old, password } = await signedInUser(stack);
    const email = newEmail();
    const answer = await update(token, newProfile(email));
    expect(answer.json).toMatchObject({ user: { email, emailVerified: false } });
    expect(await me(token)).toMatchObject({ email, emailVerified: false });
    expect((await signIn(old, password)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(403);
    expect((await verify(email)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it("that another account uses is refused [PROF-31, ERR-38]", async () => {
    const { token, user } = await signedInUser(stack);
    const { email: taken } = await signedInUser(stack);
    const answer = await update(token, newProfile(taken.toUpperCase()));
    expect(answer.status).toBe(409);
    expect((answer.json as ErrorBody).error).toContain("E-Mail-Adresse wird bereits verwendet");
    expect(answer.json).toHaveProperty("fields.email");
    expect(await me(token)).toEqual(user);
  });

  it("goes to one account when two want it at once, and frees the old one", async () => {
    const [one, two] = [await signedInUser(stack), await signedInUser(stack)];
    const email = newEmail();
    const answers = await Promise.all([one, two].map(({ token }) => update(token, newProfile(email))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? one : two;
    const again = { name: "Neu", email: winner.email, password: "geheim-und-lang" };
    expect((await stack.call("auth/register", { body: again })).status).toBe(201);
  });

  it("is taken back with everything else when the mail cannot be sent", async () => {
    const { token, user, email: old, password } = await signedInUser(stack);
    const email = newEmail();
    stack.refuseMails(true);
    const answer = await update(token, newProfile(email));
    stack.refuseMails(false);
    expect((answer.json as ErrorBody).code).toBe("auth.mail_failed");
    expect(await me(token)).toEqual(user);
    expect((await signIn(old, password)).status).toBe(200);
    expect((await update(token, newProfile(email))).status).toBe(200);
  });

  it("makes links void that were mailed to the address before it", async () => {
    const { token, email: old } = await signedInUser(stack);
    await stack.call("auth/forgot-password", { body: { email: old } });
    const secret = mailedToken(stack, old);
    await update(token, newProfile(newEmail()));
    const body = { token: secret, email: old, newPassword: "vom-dieb-gesetzt" };
    expect(((await stack.call("auth/reset-password", { body })).json as ErrorBody).code).toBe("auth.reset_invalid");
  });

  it("in other letters of the same address needs no link", async () => {
    const { token, email, password } = await signedInUser(stack);
    const written = email.replace("person", "Person");
    const answer = await update(token, newProfile(written));
    expect(answer.json).toMatchObject({ user: { email: written, emailVerified: true } });
    expect((await signIn(email, password)).status).toBe(200);
  });

  it("of an admin makes nobody an admin before it is verified", async () => {
    const { token } = await signedInUser(stack);
    const answer = await update(token, newProfile("admin@linkedpotential.local"));
    expect(answer.json).toMatchObject({ user: { isAdmin: false, emailVerified: false } });
  });
});
