import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls } from "@linkedpotential/local/testing/billing";
import { readPdf } from "@linkedpotential/local/testing/pdf";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-12T10:00:00.000Z");
  billing = billingCalls(stack);
});
afterAll(() => stack.stop());

const mailsTo = ({ user }: ReadyAccount) => stack.mails().filter(({ to }) => to === user.email);
const subjectsTo = (account: ReadyAccount) => mailsTo(account).map(({ subject }) => subject);

it("mails about payments attach the invoice and the credit note as a PDF in the language of the account", async () => {
  const account = await readyAccount({ name: "Łukasz Öz" });
  await stack.call("user/set-language", { token: account.token, body: { language: "fr" } });
  await billing.confirm(account);
  await stack.deliver();
  const [invoice] = await billing.invoices(account);
  const mail = mailsTo(account).find(({ subject }) => subject.startsWith("Facture "));
  expect(mail?.subject).toBe(`Facture ${invoice?.number}\u00a0: 29,00\u00a0EUR`);
  const [file, ...others] = mail?.attachments ?? [];
  expect([file?.name, file?.mediaType, others]).toEqual([`${invoice?.number}.pdf`, "application/pdf", []]);
  const params = { invoiceId: String(invoice?.id) };
  const downloaded = await stack.call("billing/get-invoice", { token: account.token, params });
  const bytes = Buffer.from(file?.content ?? "", "base64");
  expect(bytes.equals(downloaded.bytes)).toBe(true);
  expect((await readPdf(bytes)).texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Łukasz Öz", "Rechnung / Facture", invoice?.number]),
  );
  const subjects = subjectsTo(account).filter((subject) => !subject.startsWith("Facture"));
  expect(subjects).toEqual(["Commande confirmée\u00a0: Premium est activé"]);
  await billing.declare("billing/withdraw", account);
  await stack.deliver();
  await stack.deliver();
  const refund = mailsTo(account).find(({ subject }) => subject.startsWith("Remboursement"));
  expect(refund?.subject).toMatch(/^Remboursement de 29,00\u00a0EUR \(LP-\d{4}-\d{5}\)$/);
  expect(refund?.attachments?.map(({ name }) => name)).toEqual([`${/LP-[\d-]+/.exec(refund?.subject ?? "")?.[0]}.pdf`]);
});
