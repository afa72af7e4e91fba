import type { Payment } from "@linkedpotential/contract/billing/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { readPdf } from "@linkedpotential/local/testing/pdf";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-12T10:00:00.000Z";
let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(() => stack.setNow(now));
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const address = {
  name: "Änne Weiß-Łukasz",
  company: "Weiß & Söhne (GbR)",
  street: "Königsallee 1",
  postalCode: "40212",
  city: "Düsseldorf",
  country: "DE",
  vatId: "DE987654321",
};

const callPdf = ({ token }: Pick<Payer, "token">, id: number | undefined) =>
  stack.call("billing/get-invoice", { token, params: { invoiceId: String(id) } });

/** Downloads the PDF. Returns the answer and the texts in the PDF. */
async function pdfOf(payer: Pick<Payer, "token">, id: number | undefined) {
  const answer = await callPdf(payer, id);
  const { texts } = await readPdf(answer.bytes);
  return { ...answer, shown: texts.map(({ text }) => text) };
}

const subjectsTo = (email: string) =>
  stack
    .mails()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toReversed();

describe("an invoice", () => {
  it("states everything the law requires in the PDF, with the recipient given at the payment", async () => {
    const account = await readyAccount({ name: "Änne Weiß" });
    await billing.checkout(account, address);
    await billing.confirm(account);
    await stack.deliver();
    const [invoice] = await billing.invoices(account);
    const { status, headers, text, shown } = await pdfOf(account, invoice?.id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${invoice?.number}.pdf"`,
    });
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    for (const one of ["LinkedPotential GmbH", "Rechnung", invoice?.number, "12.03.2027", "24,37", "4,63", "29,00"]) {
      expect(shown).toContain(one);
    }
    expect(shown).toContain("12.03.2027 – 12.04.2027");
    expect(shown).toEqual(expect.arrayContaining(["Weiß & Söhne (GbR)", "Änne Weiß-Łukasz", "40212 Düsseldorf"]));
    expect(await billing.subscription(account)).toMatchObject({ billingAddress: address });
  });

  it.each(["Γιώργος", "Дмитрий", "Łukasz", "Şahin", "Nguyễn", "山田", "דוד כהן", "Kim 👩‍💻"])(
    "prints the name %s as text that can be copied",
    async (name) => {
      const account = await readyAccount({ name });
      await billing.confirm(account);
      await stack.deliver();
      const [invoice] = await billing.invoices(account);
      const { shown } = await pdfOf(account, invoice?.id);
      expect(shown).toContain(name);
    },
  );

  it("of another user is not found", async () => {
    const [account, stranger] = [await billing.subscriber(), await readyAccount()];
    const [invoice] = await billing.invoices(account);
    expect(await callPdf(stranger, invoice?.id)).toMatchObject({ status: 404 });
  });

  it("is not rendered without the operator's name and tax number", async () => {
    const account = await billing.subscriber();
    const [invoice] = await billing.invoices(account);
    stack.configure({ OPERATOR_TAX_ID: "" });
    expect(await callPdf(account, invoice?.id)).toMatchObject({ status: 500, json: { code: "request.internal" } });
    stack.configure({ OPERATOR_TAX_ID: "DE123456789" });
    expect(await callPdf(account, invoice?.id)).toMatchObject({ status: 200 });
  });
});

describe("mails about a contract", () => {
  it("are not sent to a bounced address", async () => {
    const account = await readyAccount();
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const { id: userId, email } = account.user;
    await UserEntity.patch({ userId }).set({ bouncedEmail: email }).go();
    await billing.confirm(account);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium" });
    expect(subjectsTo(email)).toEqual([]);
  });

  it("report each step once: order, invoice, cancellation, revocation, renewal, end", async () => {
    const account = await billing.subscriber();
    const { token, user } = account;
    await stack.deliver();
    const [order] = stack
      .mails()
      .filter(({ to, subject }) => to === user.email && subject.startsWith("Bestellung bestätigt"));
    expect(order?.text).toContain("29,00\u00a0EUR im Monat");
    expect(order?.text).toContain("12.03.2027");
    expect(order?.text).toContain("LinkedPotential GmbH, Musterstraße 1, 12345 Musterstadt");
    expect(order?.text).toContain("binnen vierzehn Tagen ohne Angabe von Gründen");
    const [invoice] = await billing.invoices(account);
    await stack.call("billing/cancel-subscription", { token });
    await stack.call("billing/cancel-subscription", { token });
    await stack.call("billing/reactivate", { token });
    await stack.deliver();
    await billing.passTime(account);
    await stack.deliver();
    await stack.call("billing/cancel-subscription", { token });
    await billing.passTime(account);
    await stack.deliver();
    for (const webhook of billing.webhooks().slice(-3)) await billing.receive(webhook);
    await stack.deliver();
    const [second] = await billing.invoices(account);
    const subjects = subjectsTo(user.email);
    const [cancelled, cancelledAgain] = ["12.04.2027", "12.05.2027"].map((day) => `Gekündigt: Premium endet am ${day}`);
    const amount = "29,00\u00a0EUR";
    expect(subjects.toSorted()).toEqual(
      [
        "Bestellung bestätigt: Premium ist freigeschaltet",
        ...[invoice, second].map((one) => `Rechnung ${one?.number} über ${amount}`),
        ...[cancelled, `Premium läuft weiter, ${amount} am 12.04.2027`, cancelledAgain],
        "Premium ist beendet, Ihre Daten bleiben",
      ].toSorted(),
    );
  });

  it("state how long Premium continues after a failed renewal, and that it ended", async () => {
    const { user, token } = await billing.subscriber("4000000000000341");
    await stack.call("user/set-language", { token, body: { language: "en" } });
    await billing.passTime({ user });
    await stack.deliver();
    expect(stack.lastMailTo(user.email)?.text).toContain("Premium stays on until 19 Apr 2027");
    await billing.passTime({ user });
    await stack.deliver();
    expect(stack.lastMailTo(user.email)?.subject).toBe("Premium is switched off, payment missing");
  });
});

describe("a declaration without signing in", () => {
  const declare = (id: "billing/cancel-contract" | "billing/withdraw", email: string, more: object = {}) =>
    billing.declare(id, { user: { name: "Kim Beispiel", email } }, more);
  const mailsTo = (address: string) => stack.mails().filter(({ to }) => to === address);

  it("cancels the contract at its end, and is confirmed with content, date and time", async () => {
    const account = await billing.subscriber();
    const { email } = account.user;
    const answer = await declare("billing/cancel-contract", email.toUpperCase());
    expect(answer).toMatchObject({ status: 201, json: { success: true, receivedAt: now } });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: true });
    const [receipt] = stack.mails().filter(({ subject }) => subject === "Eingangsbestätigung Ihrer Kündigung");
    for (const words of [
      "12. März 2027 um 11:00",
      "Kim Beispiel",
      "Premium",
      "ordentlich",
      "zum nächstmöglichen Zeitpunkt",
    ]) {
      expect(receipt?.text).toContain(words);
    }
    expect(subjectsTo(email)).toContain("Gekündigt: Premium endet am 12.04.2027");
    expect(mailsTo("support@linkedpotential.local")[0]?.text).toContain(
      "ist zum Ende des bezahlten Zeitraums gekündigt",
    );
  });

  it("gives the same answer without an account, and goes to the support team", async () => {
    const answer = await declare("billing/cancel-contract", "niemand@example.org", {
      kind: "extraordinary",
      reason: "Umzug",
      endsOn: "2027-04-01",
    });
    expect(answer).toMatchObject({ status: 201, json: { success: true, receivedAt: now } });
    await stack.deliver();
    expect(mailsTo("niemand@example.org").map(({ subject }) => subject)).toEqual([
      "Eingangsbestätigung Ihrer Kündigung",
    ]);
    expect(mailsTo("support@linkedpotential.local")[0]?.text).toContain("Grund: Umzug");
  });

  it("for good cause requires a reason, and is limited to ten per hour and address", async () => {
    const refused = await declare("billing/cancel-contract", "ida@example.org", { kind: "extraordinary" });
    expect(refused).toMatchObject({ status: 400, json: { fields: { reason: expect.any(String) } } });
    for (let times = 0; times < 10; times += 1) await declare("billing/withdraw", "oft@example.org");
    expect(await declare("billing/withdraw", "oft@example.org")).toMatchObject({ status: 429 });
  });

  it("withdraws within fourteen days: the contract ends and the payment is refunded with a credit note", async () => {
    const account = await billing.subscriber();
    stack.setNow("2027-03-26T22:59:59.000Z");
    await declare("billing/withdraw", account.user.email);
    await stack.deliver();
    stack.setNow(now);
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos", status: "canceled" });
    const [creditNote, invoice] = await billing.invoices(account);
    expect(invoice).toMatchObject({ amount: 29, status: "refunded" });
    expect(creditNote).toMatchObject({ amount: -29, status: "credit_note" });
    const { shown } = await pdfOf(account, creditNote?.id);
    for (const one of ["Rechnungskorrektur", invoice?.number, "-24,37", "-4,63", "-29,00"])
      expect(shown).toContain(one);
    expect(subjectsTo(account.user.email)).toContain(`Erstattung über 29,00\u00a0EUR (${creditNote?.number})`);
    const { clientSecret } = (await billing.checkout(account)).json as Payment;
    expect(clientSecret).toMatch(/^pi_/);
  });

  it("is too late on the fifteenth day, and changes nothing automatically", async () => {
    const account = await billing.subscriber();
    stack.setNow("2027-03-26T23:00:00.000Z");
    await declare("billing/withdraw", account.user.email);
    await stack.deliver();
    stack.setNow(now);
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", status: "active" });
    expect(mailsTo("support@linkedpotential.local")[0]?.text).toContain("Das System hat nichts ausgeführt");
  });
});
