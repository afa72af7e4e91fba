import type { AccountContract } from "@linkedpotential/contract/accounts/schema";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import type { Invoice } from "@linkedpotential/contract/billing/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(async () => {
  stack.setNow("2027-03-12T10:00:00.000Z");
  admin = await signedInAdmin(stack);
});
afterEach(() => {
  vi.restoreAllMocks();
  stack.setNow();
});
afterAll(() => stack.stop());

const reason = "Ausfall am 12. März.";
type Named = Pick<Payer, "user">;
const act = (id: RouteId, { user }: Named, { token } = admin) =>
  stack.call(id, { token, params: { accountId: String(user.id) } });

interface Order {
  cents: number;
  refundedCents?: number;
  key?: string;
  by?: SignedIn;
}
const refund = ({ user }: Named, { id }: { id: number }, { cents, refundedCents = 0, key, by = admin }: Order) =>
  stack.call("accounts/refund-payment", {
    token: by.token,
    params: { accountId: String(user.id), invoiceId: String(id) },
    body: { cents, refundedCents, reason },
    ...(key && { headers: { "idempotency-key": key } }),
  });

async function payerWithInvoice() {
  const payer = await billing.subscriber();
  const [invoice] = await billing.invoices(payer);
  return { payer, invoice: invoice as Invoice };
}
const statesOf = async (payer: Payer) =>
  (await billing.invoices(payer)).map(({ amount, refunded, status }) => [amount, refunded, status]);
const notesOn = async (someone: Named) =>
  ((await act("accounts/list-actions", someone)).json as AdminActionEntry[]).map(({ action, note }) => [action, note]);
const refundsOf = (user: Named["user"]) => {
  const { customers, refunds } = stack.payments.ledger.kept;
  const own = Object.values(customers).find(({ metadata }) => metadata.userId === String(user.id));
  return Object.values(refunds).flatMap(({ amount, customer }) => (customer === own?.id ? [amount] : []));
};
const done = { status: 201, json: { success: true } };
const refused = (code: string, status = 409) => ({ status, json: { code } });

/** Lets calls to the payment provider fail from call number `from` on, before or after it has carried that call out. */
function failProvider(from: number, moment: "before" | "after") {
  const original = globalThis.fetch;
  let calls = 0;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!String(input).includes("/__local/stripe/")) return original(input, init);
    calls += 1;
    if (calls < from) return original(input, init);
    if (moment === "after" && calls === from) await original(input, init);
    const headers = { "stripe-should-retry": "false" };
    return Response.json({ error: { type: "api_error" } }, { status: 500, headers });
  });
  return () => {
    spy.mockRestore();
    return calls >= from;
  };
}

describe("an admin refunds an invoice", () => {
  it("in parts up to its last cent, each with a credit note that is mailed", async () => {
    const { payer, invoice } = await payerWithInvoice();
    expect(await refund(payer, invoice, { cents: 950 })).toMatchObject(done);
    expect(await statesOf(payer)).toEqual([
      [-9.5, 0, "credit_note"],
      [29, 9.5, "partly_refunded"],
    ]);
    const tooMuch = await refund(payer, invoice, { cents: 1951, refundedCents: 950 });
    expect(tooMuch).toMatchObject({ ...refused("account.refund_too_high", 400), json: { fields: { cents: /mehr/ } } });
    expect(await refund(payer, invoice, { cents: 1950, refundedCents: 950 })).toMatchObject(done);
    expect((await statesOf(payer)).at(-1)).toEqual([29, 29, "refunded"]);
    // The events of the provider about both refunds change nothing more.
    await stack.deliver();
    await stack.deliver();
    expect(await statesOf(payer)).toHaveLength(3);
    expect(refundsOf(payer.user)).toEqual([950, 1950]);
    const mails = stack.mails().filter(({ to, subject }) => to === payer.user.email && /^Erstattung/.test(subject));
    expect(mails.map(({ subject }) => /[\d,]+/.exec(subject)?.[0]).toSorted()).toEqual(["19,50", "9,50"]);
    expect(await notesOn(payer)).toEqual([
      ["account.payment_refunded", `${invoice.number}, 19,50\u00a0EUR\n${reason}`],
      ["account.payment_refunded", `${invoice.number}, 9,50\u00a0EUR\n${reason}`],
    ]);
  });

  it("once, however often the call arrives", async () => {
    const { payer, invoice } = await payerWithInvoice();
    const order = { cents: 1000, key: "key-of-order" };
    for (const again of [order, order, { cents: 1000 }])
      expect(await refund(payer, invoice, again)).toMatchObject(done);
    expect(await refund(payer, invoice, { ...order, cents: 900 })).toMatchObject(refused("request.key_reused"));
    expect(refundsOf(payer.user)).toEqual([1000]);
    expect(await notesOn(payer)).toHaveLength(1);
  });

  it("not together with another admin", async () => {
    const { payer, invoice } = await payerWithInvoice();
    const other = await signedInUser(stack);
    stack.configure({ ADMIN_EMAILS: `${admin.email},${other.email}` });
    const answers = await Promise.all([
      refund(payer, invoice, { cents: 1000 }),
      refund(payer, invoice, { cents: 1000, by: other }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(refundsOf(payer.user)).toEqual([1000]);
    expect(await refund(payer, invoice, { cents: 500, by: other })).toMatchObject(refused("account.invoice_changed"));
    expect(await notesOn(payer)).toHaveLength(1);
    stack.configure({ ADMIN_EMAILS: admin.email });
  });

  it("not when it was refunded at the provider in the meantime, disputed, or is no invoice", async () => {
    const { payer, invoice } = await payerWithInvoice();
    billing.refund(payer, 500);
    expect(await refund(payer, invoice, { cents: 2900 })).toMatchObject(refused("account.invoice_changed"));
    const [note] = await billing.invoices(payer);
    expect(await refund(payer, { id: note?.id ?? 0 }, { cents: 1 })).toMatchObject(
      refused("billing.invoice_not_found", 404),
    );
    const disputed = await payerWithInvoice();
    await billing.dispute(disputed.payer);
    expect(await refund(disputed.payer, disputed.invoice, { cents: 1 })).toMatchObject(
      refused("account.payment_disputed"),
    );
    expect(refundsOf(disputed.payer.user)).toEqual([]);
    expect(await notesOn(disputed.payer)).toEqual([]);
    expect(await refund(disputed.payer, invoice, { cents: 1 })).toMatchObject(
      refused("billing.invoice_not_found", 404),
    );
  });

  it.each([0, -1, 9.5])("not an amount of %s cents", async (cents) => {
    const { payer, invoice } = await payerWithInvoice();
    expect(await refund(payer, invoice, { cents })).toMatchObject(refused("request.invalid", 400));
  });
});

describe("while the payment provider fails", { tags: "one-engine" }, () => {
  it.each(["before", "after"] as const)("%s any of its calls, a repeated call refunds once", async (moment) => {
    for (let call = 1, isReached = true; isReached; call += 1) {
      const { payer, invoice } = await payerWithInvoice();
      const restore = failProvider(call, moment);
      const { status, json } = await refund(payer, invoice, { cents: 1000, key: `${moment} ${call}` });
      isReached = restore();
      if (status !== 201) expect(json).toMatchObject({ code: "billing.unavailable", error: /^Der Zahl/ });
      // The event of the provider may arrive before the admin tries again.
      if (call % 2 === 0) await stack.deliver();
      expect([call, await refund(payer, invoice, { cents: 1000, key: `${moment} ${call}` })]).toMatchObject([
        call,
        done,
      ]);
      await stack.deliver();
      expect([call, refundsOf(payer.user)]).toEqual([call, [1000]]);
      expect([call, await notesOn(payer)]).toMatchObject([call, [["account.payment_refunded", expect.any(String)]]]);
      const { invoices } = (await act("accounts/get-contract", payer)).json as AccountContract;
      expect(invoices.map((one) => one.status)).toEqual(["credit_note", "partly_refunded"]);
    }
  });
});
