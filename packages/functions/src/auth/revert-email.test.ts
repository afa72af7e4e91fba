import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newEmail, newProfile, newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let beforeNext: Interleave;
beforeAll(async () => {
  stack = await startTestStack();
  beforeNext = await interleaving();
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const advanceHours = (hours: number) => stack.setNow(new Date(Date.now() + hours * 3_600_000).toISOString());
const codeOf = ({ json }: { json: unknown }) => (json as ErrorBody).code;
const meStatus = async (token: string) => (await stack.call("auth/me", { token })).status;
const signIn = (email: string, password: string) => stack.call("auth/login", { body: { email, password } });
const revert = (link: { email: string; token: string }) => stack.call("auth/revert-email", { body: link });
const linkTo = (email: string) => ({ email, token: mailedToken(stack, email) });

/**
 * Moves the account to another address, as an attacker with session and password would. Returns the new address and the
 * revert link mailed to the previous one.
 */
async function moveAccount({ token, password }: Pick<SignedIn, "token" | "password">, from: string, to = newEmail()) {
  await stack.call("profile/update", { token, body: { ...newProfile(to), currentPassword: password } });
  const answer = await stack.call("auth/confirm-email", { body: linkTo(to) });
  expect(answer.status).toBe(200);
  return { to, revertLink: linkTo(from) };
}

describe("the link to revert a change of address", () => {
  it("restores the address, ends every session and leads to a new password", async () => {
    const account = await signedInUser(stack, { email: "Anna.Alt@example.org" });
    const { to, revertLink } = await moveAccount(account, account.email);
    const attackerSession = (await signIn(to, account.password)).json as { token: string };
    advanceHours(6.9 * 24);
    const answer = await revert(revertLink);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ success: true, email: "Anna.Alt@example.org", token: expect.any(String) });
    expect([await meStatus(account.token), await meStatus(attackerSession.token)]).toEqual([401, 401]);
    // The old password must not work any more, because the attacker knew it.
    expect((await signIn(account.email, account.password)).status).toBe(401);
    expect((await signIn(to, account.password)).status).toBe(401);

    const { email, token } = answer.json as { email: string; token: string };
    const body = { email, token, newPassword: "nagelneues-geheimnis" };
    expect((await stack.call("auth/reset-password", { body })).status).toBe(200);
    const back = await signIn(account.email, body.newPassword);
    expect(back.json).toMatchObject({ user: { id: account.user.id, email: "Anna.Alt@example.org" } });
  });

  it("works once", async () => {
    const account = await signedInUser(stack);
    const { revertLink } = await moveAccount(account, account.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => revert(revertLink)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(await revert(revertLink))).toBe("auth.email_revert_invalid");
  });

  it("fails for the second of two concurrent calls, wherever they overlap", async () => {
    for (const reads of [1, 2, 3, 4]) {
      const account = await signedInUser(stack);
      const { revertLink } = await moveAccount(account, account.email);
      const firstStatuses: number[] = [];
      const before = (left: number): void =>
        beforeNext("GetItemCommand", async () => {
          if (left > 1) before(left - 1);
          else firstStatuses.push((await revert(revertLink)).status);
        });
      before(reads);
      const secondAnswer = await revert(revertLink);
      expect([firstStatuses, secondAnswer.status, codeOf(secondAnswer)], `read ${reads}`).toEqual([
        [200],
        400,
        "auth.email_revert_invalid",
      ]);
    }
  });

  it("is reported as expired after seven days", async () => {
    const account = await signedInUser(stack);
    const { revertLink } = await moveAccount(account, account.email);
    advanceHours(7.1 * 24);
    const answer = await revert(revertLink);
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).error).toContain("abgelaufen");
  });

  it("does not let an attacker who moved the account twice take it again", async () => {
    const account = await signedInUser(stack);
    const { to, revertLink } = await moveAccount(account, account.email);
    const { revertLink: attackersLink } = await moveAccount(account, to);
    expect((await revert(revertLink)).status).toBe(200);
    expect(codeOf(await revert(attackersLink))).toBe("auth.email_revert_invalid");
  });

  it("works even if somebody registered the address without verifying it", async () => {
    const account = await signedInUser(stack);
    const { revertLink } = await moveAccount(account, account.email);
    const squatter = newRegistration({ email: account.email, password: "vom-dieb-gesetzt" });
    expect((await stack.call("auth/register", { body: squatter })).status).toBe(201);
    expect((await revert(revertLink)).status).toBe(200);
    expect((await signIn(account.email, squatter.password)).status).toBe(401);
  });

  it("fails if another account has verified the address", async () => {
    const account = await signedInUser(stack);
    const { to, revertLink } = await moveAccount(account, account.email);
    const next = await signedInUser(stack, { email: account.email });
    expect(codeOf(await revert(revertLink))).toBe("profile.email_taken");
    expect((await signIn(to, account.password)).status).toBe(200);
    expect(await meStatus(next.token)).toBe(200);
  });

  it("is refused with an unknown token, another address or a link for another purpose", async () => {
    const account = await signedInUser(stack);
    const { revertLink } = await moveAccount(account, account.email);
    for (const wrong of [{ token: "erfunden" }, { email: newEmail() }]) {
      expect(codeOf(await revert({ ...revertLink, ...wrong }))).toBe("auth.email_revert_invalid");
    }
    const reset = await stack.call("auth/reset-password", { body: { ...revertLink, newPassword: "vom-dieb-gesetzt" } });
    expect(codeOf(reset)).toBe("auth.reset_invalid");
    expect((await revert(revertLink)).status).toBe(200);
  });
});

describe("a changed password", () => {
  it("is announced to the account after a change and after a reset", async () => {
    const account = await signedInUser(stack);
    const newest = () => stack.lastMailTo(account.email)?.subject;
    const body = { currentPassword: account.password, newPassword: "nagelneues-geheimnis" };
    await stack.call("auth/change-password", { token: account.token, body });
    expect(newest()).toBe("Ihr Passwort wurde geändert");
    await stack.call("auth/forgot-password", { body: { email: account.email } });
    expect(newest()).not.toContain("geändert");
    const reset = { ...linkTo(account.email), newPassword: "noch-ein-geheimnis" };
    await stack.call("auth/reset-password", { body: reset });
    expect(newest()).toBe("Ihr Passwort wurde geändert");
  });

  it("is changed even if the notice cannot be mailed", async () => {
    const account = await signedInUser(stack);
    const body = { currentPassword: account.password, newPassword: "nagelneues-geheimnis" };
    stack.refuseMails(true);
    const answer = await stack.call("auth/change-password", { token: account.token, body });
    stack.refuseMails(false);
    expect(answer.status).toBe(200);
    expect((await signIn(account.email, body.newPassword)).status).toBe(200);
  });
});
