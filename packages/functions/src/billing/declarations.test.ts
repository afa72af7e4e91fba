import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-12T10:00:00.000Z";
const support = "support@linkedpotential.local";
let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(() => stack.setNow(now));
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

/**
 * Sends a declaration and lets the subscriber carry it out. Returns the outcome that the mail to the support team
 * states.
 */
async function declare(id: "billing/cancel-contract" | "billing/withdraw", account: Payer, more: object = {}) {
  expect(await billing.declare(id, account, more)).toMatchObject({ status: 201 });
  await stack.deliver();
  return stack.lastMailTo(support)?.text ?? "";
}
const [cancelled, withdrawn, untouched] = [
  "ist zum Ende des bezahlten Zeitraums gekündigt",
  "die Zahlung wird erstattet",
  "Das System hat nichts ausgeführt",
];

describe("a cancellation to a given day", () => {
  it("is carried out when the paid period includes the day", async () => {
    const account = await billing.subscriber();
    expect(await declare("billing/cancel-contract", account, { endsOn: "2027-04-12" })).toContain(cancelled);
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: true });
  });

  it("counts days in Berlin, like the page and the mails", async () => {
    stack.setNow("2027-03-12T23:30:00.000Z");
    const account = await billing.subscriber();
    expect(await declare("billing/cancel-contract", account, { endsOn: "2027-04-13" })).toContain(cancelled);
    expect(await billing.subscription(account)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it("is left to the support team when the day is after the paid period", async () => {
    const account = await billing.subscriber();
    expect(await declare("billing/cancel-contract", account, { endsOn: "2027-04-13" })).toContain(untouched);
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: false });
  });
});

describe("a declaration about a contract", () => {
  it("is retained until claims lapse at the end of the third year after its own", async () => {
    const account = await readyAccount();
    await declare("billing/withdraw", account);
    const items = (await storedItems()).filter(({ email }) => email === account.user.email);
    const [declaration] = items.filter((item) => item.__edb_e__ === "contract-declaration");
    const keptUntil = new Date(Number(declaration?.ttl) * 1000).toISOString();
    expect([keptUntil > "2031-01-01", keptUntil < "2032-01-01"]).toEqual([true, true]);
  });

  it("with an open payment can be canceled and withdrawn from", async () => {
    const [one, other] = [await billing.subscriber("4000000000000341"), await billing.subscriber("4000000000000341")];
    for (const account of [one, other]) expect(await billing.passTime(account)).toBe("past_due");
    await stack.deliver();
    expect(await declare("billing/cancel-contract", one)).toContain(cancelled);
    expect(await billing.subscription(one)).toMatchObject({ status: "past_due", cancelAtPeriodEnd: true });
    expect(await declare("billing/withdraw", other)).toContain(withdrawn);
    expect(await billing.subscription(other)).toMatchObject({ plan: "kostenlos", status: "canceled" });
  });

  it("that is canceled already is confirmed without a change", async () => {
    const account = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: account.token });
    expect(await declare("billing/cancel-contract", account)).toContain(cancelled);
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: true });
  });

  it("that has ended is not canceled, but a withdrawal in time refunds it once", async () => {
    const account = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: account.token });
    expect(await billing.passTime(account)).toBe("canceled");
    await stack.deliver();
    expect(await declare("billing/cancel-contract", account)).toContain(untouched);
    for (let times = 0; times < 2; times += 1) {
      expect(await declare("billing/withdraw", account)).toContain(withdrawn);
      expect((await billing.invoices(account)).map(({ amount, status }) => [amount, status])).toEqual([
        [-29, "credit_note"],
        [29, "refunded"],
      ]);
    }
  });

  it("that was never paid is left to the support team", async () => {
    const account = await readyAccount();
    await billing.checkout(account);
    for (const id of ["billing/cancel-contract", "billing/withdraw"] as const) {
      expect(await declare(id, account)).toContain(untouched);
    }
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos", status: "none" });
  });

  it("refunds the payments of this contract only, not those of an earlier one", async () => {
    const account = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: account.token });
    await billing.passTime(account);
    await stack.deliver();
    stack.setNow("2027-03-12T12:00:00.000Z");
    await billing.confirm(account);
    await stack.deliver();
    expect(await declare("billing/withdraw", account)).toContain(withdrawn);
    stack.setNow(now);
    expect((await billing.invoices(account)).map(({ amount, status }) => [amount, status])).toEqual([
      [-29, "credit_note"],
      [29, "refunded"],
      [29, "paid"],
    ]);
  });

  it("is carried out even if an earlier contract was partly refunded", async () => {
    const account = await billing.subscriber();
    billing.refund(account, 900);
    await stack.call("billing/cancel-subscription", { token: account.token });
    await billing.passTime(account);
    await stack.deliver();
    stack.setNow("2027-03-12T12:00:00.000Z");
    await billing.confirm(account);
    await stack.deliver();
    expect(await declare("billing/withdraw", account)).toContain(withdrawn);
  });
});
