import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newEmail, newProfile } from "@linkedpotential/fixtures/accounts";
import { mailedToken, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { codeOf, emailChangeCalls } from "@linkedpotential/local/testing/email-change";
import { interleaving } from "@linkedpotential/local/testing/interleave";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, describe, expect, it } from "vitest";

const stack = await startTestStack();
const beforeNext = await interleaving();
const { change, confirm, me, signIn } = emailChangeCalls(stack);
afterEach(() => {
  stack.refuseMails(false);
  stack.setNow();
});
afterAll(() => stack.stop());

const mailsTo = (email: string) => stack.mails().filter(({ to }) => to === email);

describe("a new e-mail address in the profile", () => {
  it("stays pending until its link is confirmed; until then the previous one signs in", async () => {
    const account = await signedInUser(stack);
    const email = newEmail();
    const answer = await change(account, email);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      user: { email: account.email, pendingEmail: email, emailVerified: true, name: newProfile(email).name },
    });
    expect(await signIn(account.email, account.password)).toBe(200);
    expect(await signIn(email, account.password)).toBe(401);

    const confirmed = await confirm(email);
    expect([confirmed.status, confirmed.json]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect(await me(account)).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    expect(await signIn(email, account.password)).toBe(200);
    expect(await signIn(account.email, account.password)).toBe(401);
  });

  it("is announced to the previous address, when requested and when confirmed", async () => {
    stack.setNow("2031-03-12T09:00:00.000Z");
    const account = await signedInUser(stack);
    const email = newEmail();
    await change(account, email);
    const [asked] = mailsTo(account.email);
    expect(asked?.subject).toBe("Ihre E-Mail-Adresse soll geändert werden");
    expect(asked?.text).toContain(email);
    expect(asked?.text).toContain("12. März 2031");
    expect(asked?.text).toContain("/freelance/forgot-password");
    expect(mailedToken(stack, account.email)).toBe("");
    await confirm(email);
    const [moved] = mailsTo(account.email);
    expect(moved?.subject).toBe("Ihre E-Mail-Adresse wurde geändert");
    expect(moved?.text).toContain("/freelance/revert-email?token=");
  });

  it("is announced first to the current address, in the account's language and time zone", async () => {
    stack.setNow("2031-03-12T03:30:00.000Z");
    const account = await signedInUser(stack);
    const settings = { language: "en", timezone: "America/New_York" };
    await stack.call("user/update-settings", { token: account.token, body: settings });
    const [email, before] = [newEmail(), stack.mails().length];
    await change(account, email);
    const [link, asked] = stack.mails().slice(0, stack.mails().length - before);
    expect([asked?.to, link?.to]).toEqual([account.email, email]);
    expect(asked?.subject).toBe("Your e-mail address is about to change");
    expect(asked?.text).toMatch(/ on 11 March 2031[^:]*23:30/);
    expect(link?.text).toContain(`email=${encodeURIComponent(email)}`);
  });

  it("may belong to a registration that was not verified within a day, but not to a more recent one", async () => {
    const account = await signedInUser(stack, { rememberMe: true });
    const [email, registeredAt] = [newEmail(), Date.now()];
    const at = (ms: number) => stack.setNow(new Date(registeredAt + ms).toISOString());
    at(0);
    await stack.call("auth/register", { body: { name: "Jan Dyk", email, password: "geheim-und-lang" } });
    at(24 * 3_600_000 - 1);
    expect(codeOf(await change(account, email))).toBe("profile.email_taken");
    at(24 * 3_600_000);
    expect((await change(account, email)).status).toBe(200);
  });

  it.each([
    [undefined, 400, "request.invalid", "Bitte geben Sie Ihr aktuelles Passwort ein."],
    ["", 400, "request.invalid", "Bitte geben Sie Ihr aktuelles Passwort ein."],
    ["falsch-geraten", 400, "auth.wrong_password", "Das aktuelle Passwort ist falsch."],
  ])(
    "requires the current password: %j changes nothing and sends no mail",
    async (currentPassword, status, code, text) => {
      const account = await signedInUser(stack);
      const email = newEmail();
      const before = stack.mails().length;
      const answer = await change(account, email, { currentPassword });
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
      expect((answer.json as ErrorBody).fields).toEqual({ currentPassword: text });
      expect(await me(account)).toEqual(account.user);
      expect(stack.mails()).toHaveLength(before);
    },
  );

  it("that another account uses is refused before the password is checked [PROF-31, ERR-38]", async () => {
    stack.setNow(new Date(Date.now() - 48 * 3_600_000).toISOString());
    const { email: taken } = await signedInUser(stack);
    stack.setNow();
    const account = await signedInUser(stack);
    const answer = await change(account, taken.toUpperCase(), { currentPassword: undefined });
    expect(answer.status).toBe(409);
    expect((answer.json as ErrorBody).error).toContain("E-Mail-Adresse wird bereits verwendet");
    expect(answer.json).toHaveProperty("fields.email");
    expect(await me(account)).toEqual(account.user);
  });

  it("can be requested ten times an hour, from any network", async () => {
    stack.setNow("2031-03-12T09:00:00.000Z");
    const account = await signedInUser(stack);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await change(account, newEmail(), { currentPassword: "falsch-geraten" })).status).toBe(400);
    }
    expect((await change(account, newEmail())).status).toBe(429);
  });

  it("changes nothing when a mail cannot be sent", async () => {
    const account = await signedInUser(stack);
    const email = newEmail();
    stack.refuseMails(true);
    const answer = await change(account, email);
    stack.refuseMails(false);
    expect(codeOf(answer)).toBe("auth.mail_failed");
    expect(await me(account)).toEqual(account.user);
    expect((await change(account, email)).status).toBe(200);
  });

  it("can be canceled, which invalidates its link", async () => {
    const account = await signedInUser(stack);
    const email = newEmail();
    await change(account, email);
    const answer = await stack.call("profile/cancel-email", { token: account.token });
    expect(answer.json).toMatchObject({ user: { email: account.email, pendingEmail: null } });
    expect(codeOf(await confirm(email))).toBe("auth.email_change_invalid");
    expect(await signIn(account.email, account.password)).toBe(200);
  });

  it("cannot be canceled for a deleted account", async () => {
    const { token, user } = await signedInUser(stack);
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    await UserEntity.delete({ userId: user.id }).go();
    const answer = await stack.call("profile/cancel-email", { token });
    expect([answer.status, codeOf(answer)]).toEqual([401, "session.missing"]);
  });

  it("is replaced by a later one, and requesting it again keeps the first link valid", async () => {
    const account = await signedInUser(stack);
    const [first, second] = [newEmail(), newEmail()];
    await change(account, first);
    await change(account, second);
    const link = mailedToken(stack, second);
    await change(account, second);
    expect(codeOf(await confirm(first))).toBe("auth.email_change_invalid");
    expect((await confirm(second, link)).status).toBe(200);
  });

  it("is canceled by a change and by a reset of the password", async () => {
    const account = await signedInUser(stack);
    const [changed, reset] = [newEmail(), newEmail()];
    await change(account, changed);
    const body = { currentPassword: account.password, newPassword: "nagelneues-geheimnis" };
    await stack.call("auth/change-password", { token: account.token, body });
    expect(codeOf(await confirm(changed))).toBe("auth.email_change_invalid");
    await change({ ...account, password: body.newPassword }, reset);
    await stack.call("auth/forgot-password", { body: { email: account.email } });
    const link = { email: account.email, token: mailedToken(stack, account.email) };
    await stack.call("auth/reset-password", { body: { ...link, newPassword: "noch-ein-geheimnis" } });
    expect(codeOf(await confirm(reset))).toBe("auth.email_change_invalid");
  });

  it("that is an admin's gives no admin rights before it is confirmed", async () => {
    const account = await signedInUser(stack);
    const answer = await change(account, "admin@linkedpotential.local");
    expect(answer.json).toMatchObject({ user: { isAdmin: false } });
    expect(await me(account)).toMatchObject({ isAdmin: false });
  });
});

describe("a profile that is saved during a change of its address", () => {
  const expectConsistentAddress = async (account: SignedIn, email: string) => {
    expect(await me(account)).toMatchObject({ email });
    expect(await signIn(email, account.password)).toBe(200);
  };

  it("is refused when the address changed between read and write", async () => {
    const account = await signedInUser(stack);
    const email = newEmail();
    await change(account, email);
    beforeNext("TransactWriteItemsCommand", () => confirm(email));
    const answer = await change(account, account.email);
    expect([answer.status, codeOf(answer)]).toEqual([409, "request.conflict"]);
    await expectConsistentAddress(account, email);
  });

  it("does not block the change when it is saved between its read and write", async () => {
    const account = await signedInUser(stack);
    const email = newEmail();
    await change(account, email);
    beforeNext("TransactWriteItemsCommand", () => change(account, account.email));
    expect((await confirm(email)).status).toBe(200);
    await expectConsistentAddress(account, email);
  });

  it("keeps user and credential consistent under many concurrent calls", async () => {
    for (let round = 1; round <= 5; round += 1) {
      const account = await signedInUser(stack);
      const email = newEmail();
      await change(account, email);
      const token = mailedToken(stack, email);
      const saves = Array.from({ length: 3 }, () => change(account, account.email));
      const [moved] = await Promise.all([confirm(email, token), ...saves]);
      expect(moved?.status).toBe(200);
      await expectConsistentAddress(account, email);
    }
  });
});
