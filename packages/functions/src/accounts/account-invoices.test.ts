import { readyAccount, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { readPdf } from "@linkedpotential/local/testing/pdf";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, describe, expect, it } from "vitest";

const stack = await startTestStack();
const billing = billingCalls(stack);
afterAll(() => stack.stop());

const get = (token: string, accountId: number, invoiceId: number) =>
  stack.call("accounts/get-invoice", {
    token,
    params: { accountId: String(accountId), invoiceId: String(invoiceId) },
  });

async function payer() {
  const { token, user } = await billing.subscriber();
  const [invoice] = await billing.invoices({ token });
  return { token, id: user.id, invoice: invoice as NonNullable<typeof invoice> };
}

describe("an invoice of an account", () => {
  it("is for an admin the PDF that its owner gets, in the owner's language", async () => {
    const { token: admin } = await signedInAdmin(stack);
    const { token, id, invoice } = await payer();
    await stack.call("user/set-language", { token, body: { language: "fr" } });
    const own = await stack.call("billing/get-invoice", { token, params: { invoiceId: String(invoice.id) } });
    const answer = await get(admin, id, invoice.id);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${invoice.number}.pdf"`,
    });
    const [shown, expected] = [await readPdf(answer.bytes), await readPdf(own.bytes)];
    expect(shown.texts).toEqual(expected.texts);
    expect(shown.texts.map(({ text }) => text)).toContain("Rechnung / Facture");
  });

  it("is refused to others, and not found under another account", async () => {
    const { token: admin } = await signedInAdmin(stack);
    const [one, other] = [await payer(), await readyAccount()];
    for (const { token } of [one, other]) expect((await get(token, one.id, one.invoice.id)).status).toBe(403);
    const missing = { status: 404, json: { code: "billing.invoice_not_found" } };
    expect(await get(admin, other.user.id, one.invoice.id)).toMatchObject(missing);
    const gone = { status: 404, json: { code: "admin.user_not_found" } };
    expect(await get(admin, 7, one.invoice.id)).toMatchObject(gone);
  });
});
