import type { ErrorBody } from "@linkedpotential/contract/errors";
import { newEmail } from "@linkedpotential/fixtures/accounts";
import { mailedToken, signedInUser } from "@linkedpotential/local/testing/accounts";
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

describe("the link to a new address", () => {
  const requestChange = async () => {
    const account = await signedInUser(stack);
    const email = newEmail();
    await change(account, email);
    return { account, email, token: mailedToken(stack, email) };
  };

  it("works once, also for 20 concurrent calls", async () => {
    const { email, token } = await requestChange();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(email, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === "auth.email_change_invalid")).toHaveLength(19);
  });

  it("is reported as expired after 24 hours", async () => {
    const { account, email, token } = await requestChange();
    stack.setNow(new Date(Date.now() + 24.1 * 3_600_000).toISOString());
    const answer = await confirm(email, token);
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).error).toContain("abgelaufen");
    expect(await signIn(account.email, account.password)).toBe(200);
  });

  it("is refused with another address, and links for other purposes are refused", async () => {
    const { account, email, token } = await requestChange();
    expect(codeOf(await confirm(newEmail(), token))).toBe("auth.email_change_invalid");
    await stack.call("auth/forgot-password", { body: { email: account.email } });
    expect(codeOf(await confirm(account.email))).toBe("auth.email_change_invalid");
    const verify = await stack.call("auth/verify-email", { body: { email, token } });
    expect(codeOf(verify)).toBe("auth.verification_invalid");
  });

  it("changes nothing if the notice to the previous address fails, and stays valid", async () => {
    const { account, email, token } = await requestChange();
    stack.refuseMails(true);
    expect(codeOf(await confirm(email, token))).toBe("auth.mail_failed");
    stack.refuseMails(false);
    expect(await me(account)).toMatchObject({ email: account.email, pendingEmail: email });
    expect((await confirm(email, token)).status).toBe(200);
  });

  it("gives the address to one of two accounts that requested it, and frees the previous one", async () => {
    const [one, two] = [await signedInUser(stack), await signedInUser(stack)];
    const email = newEmail();
    await change(one, email);
    const token = mailedToken(stack, email);
    await change(two, email);
    const answers = await Promise.all([confirm(email, token), confirm(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? one : two;
    const again = { name: "Neu", email: winner.email, password: "geheim-und-lang" };
    expect((await stack.call("auth/register", { body: again })).status).toBe(201);
  });

  it("invalidates links mailed to the previous address", async () => {
    const { account, email } = await requestChange();
    await stack.call("auth/forgot-password", { body: { email: account.email } });
    const reset = { email: account.email, token: mailedToken(stack, account.email) };
    await confirm(email);
    const answer = await stack.call("auth/reset-password", { body: { ...reset, newPassword: "vom-dieb-gesetzt" } });
    expect(codeOf(answer)).toBe("auth.reset_invalid");
  });

  it("fails for the second of two concurrent calls, wherever they overlap", async () => {
    for (const reads of [1, 2, 3, 4]) {
      const { account, email, token } = await requestChange();
      const firstStatuses: number[] = [];
      const before = (left: number): void =>
        beforeNext("GetItemCommand", async () => {
          if (left > 1) before(left - 1);
          else firstStatuses.push((await confirm(email, token)).status);
        });
      before(reads);
      const secondAnswer = await confirm(email, token);
      expect([firstStatuses, secondAnswer.status, codeOf(secondAnswer)], `read ${reads}`).toEqual([
        [200],
        400,
        "auth.email_change_invalid",
      ]);
      expect(await me(account)).toMatchObject({ email });
    }
  });

  it("keeps a password that is changed concurrently", async () => {
    const { account, email, token } = await requestChange();
    const body = { currentPassword: account.password, newPassword: "nagelneues-geheimnis" };
    beforeNext("TransactWriteItemsCommand", () => stack.call("auth/change-password", { token: account.token, body }));
    expect((await confirm(email, token)).status).toBe(400);
    expect(await signIn(account.email, body.newPassword)).toBe(200);
  });
});
