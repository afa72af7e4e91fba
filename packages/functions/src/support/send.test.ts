import type { ErrorBody } from "@linkedpotential/contract/errors";
import { readyAccount, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const supportEmail = "hilfe@example.org";
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ SUPPORT_EMAIL: supportEmail });
});
afterAll(() => stack.stop());

const send = (token: string, parts: object = {}) =>
  stack.call("support/send", { token, body: { subject: "Frage zum Import", message: "Wie geht das?", ...parts } });

describe("a message to the support team", () => {
  it("is mailed to the support address and names the sender [HELP-03, HELP-06]", async () => {
    const { token, email, user } = await signedInUser(stack, { name: "Änne Weiß" });
    const answer = await send(token, { message: "Erste Zeile\nZweite Zeile <b>fett</b>" });
    expect([answer.status, answer.json]).toEqual([201, { success: true }]);
    const mail = stack.lastMailTo(supportEmail);
    expect(mail?.subject).toBe("Support: Frage zum Import");
    expect(mail?.text).toContain("Erste Zeile\nZweite Zeile <b>fett</b>");
    expect(mail?.text).toContain(`Von Änne Weiß <${email}>, Konto ${user.id}`);
    expect(mail?.html).toContain("Erste Zeile<br>Zweite Zeile &lt;b&gt;fett&lt;/b&gt;");
  });

  it("marks Premium senders in the subject [BILL-35]", async () => {
    const { token } = await readyAccount({ plan: "premium" });
    await send(token);
    expect(stack.lastMailTo(supportEmail)?.subject).toBe("Support (Premium): Frage zum Import");
  });

  it("is reported as failed if it could not be sent", async () => {
    const { token } = await signedInUser(stack);
    stack.refuseMails(true);
    const answer = await send(token);
    stack.refuseMails(false);
    expect([answer.status, (answer.json as ErrorBody).code]).toEqual([500, "auth.mail_failed"]);
  });

  it("that cannot be sent does not affect the next mail", async () => {
    const [sender, other] = [await signedInUser(stack), await signedInUser(stack)];
    const before = stack.mails().length;
    for (const parts of [{ message: "abgeschnitten \uD83D" }, { subject: "\uDC9C" }]) {
      expect(await send(sender.token, parts)).toMatchObject({ status: 400 });
    }
    await stack.call("auth/forgot-password", { body: { email: other.email } });
    expect(stack.mails()).toHaveLength(before + 1);
    expect(stack.mails()[0]).toMatchObject({ to: other.email, subject: expect.stringContaining("Passwort") });
    expect(stack.mails()[0]).toMatchObject({ replyTo: supportEmail });
    expect(stack.mails()[0]?.text).not.toContain("abgeschnitten");
  });

  it("is limited to ten per hour", async () => {
    stack.setNow("2031-03-12T09:00:00.000Z");
    const { token } = await signedInUser(stack);
    const answers = await Promise.all(Array.from({ length: 11 }, () => send(token)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    stack.setNow();
  });

  it.each([
    ["subject", "", "Bitte geben Sie einen Betreff ein."],
    ["subject", "x".repeat(151), "Maximal 150 Zeichen"],
    ["subject", "Frage\r\nBcc: alle@example.org", "Unzulässige Zeichen."],
    ["message", undefined, "Bitte schreiben Sie uns, worum es geht."],
    ["message", "x".repeat(5001), "Maximal 5000 Zeichen"],
  ])("refuses %s = %j", async (field, value, text) => {
    const { token } = await signedInUser(stack);
    const before = stack.mails().length;
    const answer = await send(token, { [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.json as ErrorBody).fields).toHaveProperty(field, text);
    expect(stack.mails()).toHaveLength(before);
  });
});
