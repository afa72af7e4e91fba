import type { Payment } from "@linkedpotential/contract/billing/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls } from "@linkedpotential/local/testing/billing";
import { connectWith } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context as LambdaContext } from "aws-lambda";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const cards = { good: "4242 4242 4242 4242", declined: "4000000000000002", asks: "4000002500003155" };
const decliningCard = "4000000000000341";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const planOf = async (token: string) => (await stack.call("auth/me", { token })).json;
describe("paying for Premium", () => {
  it("starts with the client secret of the first invoice, the same for repeated calls [API-128, PAY-07]", async () => {
    const { token } = await readyAccount();
    const call = { token, body: { amount: 29, currency: "eur" }, headers: { "idempotency-key": "one" } };
    const answers = await Promise.all([1, 2, 3].map(() => stack.call("billing/create-payment-intent", call)));
    const later = await billing.checkout({ token });
    const payments = [...answers, later].map(({ json }) => json as Payment);
    expect(payments[0]).toEqual({ clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) });
    expect(new Set(payments.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await billing.subscription({ token })).toMatchObject({ plan: "kostenlos", status: "none" });
  });

  it.each([{ amount: 28 }, { amount: 2900 }, { amount: "29" }, { currency: "usd" }])(
    "is refused at another price: %o [BILL-17, BILL-18]",
    async (other) => {
      const { token } = await readyAccount();
      const body = { amount: 29, currency: "eur", ...other };
      const answer = await stack.call("billing/create-payment-intent", { token, body });
      expect(answer).toMatchObject({
        status: 400,
        json: { fields: { [Object.keys(other)[0] ?? ""]: expect.any(String) } },
      });
    },
  );

  it("gives Premium after the provider's event, and cannot be bought twice [BILL-07, BILL-12, BILL-15]", async () => {
    stack.setNow("2027-03-12T10:00:00.000Z");
    const account = await readyAccount();
    await billing.checkout(account);
    stack.setNow("2027-03-12T23:30:00.000Z");
    expect(await billing.confirm(account, cards.good)).toMatchObject({
      json: { paymentIntent: { status: "succeeded" } },
    });
    expect(await planOf(account.token)).toMatchObject({ plan: "kostenlos" });
    await stack.deliver();
    expect(await planOf(account.token)).toMatchObject({ plan: "premium" });
    expect(await billing.subscription(account)).toEqual({
      plan: "premium",
      status: "active",
      currentPeriodEnd: "2027-04-12T10:00:00.000Z",
      cancelAtPeriodEnd: false,
      isDisputed: false,
      graceEndsAt: null,
      withdrawableUntil: "2027-03-29T22:00:00.000Z",
      card: { brand: "visa", last4: "4242" },
      ...{ country: "DE", billingAddress: null },
      priceId: "price_premium",
      checkout: { provider: "local", publishableKey: null, isOneStopShop: false },
    });
    expect(await billing.invoices(account)).toMatchObject([
      { number: expect.stringMatching(/^LP-2027-\d{5}$/), amount: 29, currency: "eur", status: "paid" },
    ]);
    expect(await billing.checkout(account)).toMatchObject({ status: 409, json: { code: "billing.already_premium" } });
  });

  it("detects a payment before its event has arrived", async () => {
    const account = await readyAccount();
    await billing.confirm(account);
    expect(await billing.checkout(account)).toMatchObject({ status: 409, json: { code: "billing.already_premium" } });
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", status: "active" });
  });

  it("with a declined card gives no Premium, and another card pays the same checkout", async () => {
    const account = await readyAccount();
    const declined = await billing.confirm(account, cards.declined);
    expect(declined).toMatchObject({
      status: 402,
      json: { error: { code: "card_declined", message: "Ihre Karte wurde abgelehnt." } },
    });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos", status: "none" });
    await billing.confirm(account, cards.asks);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos" });
    await billing.confirm(account, cards.asks, { isAuthenticated: true });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium" });
    expect(await billing.invoices(account)).toHaveLength(1);
  });

  it("opens a new checkout when the previous one has expired", async () => {
    const account = await readyAccount();
    const first = (await billing.checkout(account)).json as Payment;
    expect(await billing.passTime(account)).toBe("incomplete_expired");
    const second = (await billing.checkout(account)).json as Payment;
    expect(second.clientSecret).not.toBe(first.clientSecret);
  });
});

describe("a contract", () => {
  it("is renewed each month, with an invoice per month", async () => {
    const account = await billing.subscriber();
    await billing.passTime(account);
    await billing.passTime(account);
    await stack.deliver();
    const numbers = (await billing.invoices(account)).map(({ number }) => number);
    expect(numbers).toHaveLength(3);
    expect(new Set(numbers).size).toBe(3);
    const page = await stack.call("billing/list-invoices", { token: account.token, query: { limit: "2" } });
    const cursor = page.headers["x-next-cursor"] ?? "";
    const rest = await stack.call("billing/list-invoices", { token: account.token, query: { cursor } });
    expect([page.json, rest.json].flat()).toMatchObject(numbers.map((number) => ({ number })));
  });

  it("lists its invoices on one page, whatever other items the account has", async () => {
    const account = await billing.subscriber();
    const others = Array.from({ length: 30 }, (_, id) => ({ ...account, user: { ...account.user, id: id + 1 } }));
    await connectWith(account, others);
    const { json, headers } = await stack.call("billing/list-invoices", { token: account.token });
    expect([json, headers["x-next-cursor"]]).toEqual([[expect.anything()], undefined]);
  });

  it("that is canceled keeps Premium until the end of the paid period, and then ends [API-127, BILL-19]", async () => {
    const account = await billing.subscriber();
    for (let times = 0; times < 2; times += 1) {
      const answer = await stack.call("billing/cancel-subscription", { token: account.token });
      expect(answer).toMatchObject({
        status: 200,
        json: { plan: "premium", status: "active", cancelAtPeriodEnd: true },
      });
    }
    expect(await billing.passTime(account)).toBe("canceled");
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({
      plan: "kostenlos",
      status: "canceled",
      withdrawableUntil: null,
    });
    const again = await stack.call("billing/reactivate", { token: account.token });
    expect(again).toMatchObject({ status: 409, json: { code: "billing.no_subscription" } });
    expect(await billing.invoices(account)).toHaveLength(1);
  });

  it("whose cancellation is revoked continues", async () => {
    const account = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: account.token });
    const answer = await stack.call("billing/reactivate", { token: account.token });
    expect(answer).toMatchObject({ json: { status: "active", cancelAtPeriodEnd: false } });
    expect(await billing.passTime(account)).toBe("active");
    await stack.deliver();
    expect(await billing.invoices(account)).toHaveLength(2);
  });

  it("that has ended can be concluded again, and the free account keeps its data", async () => {
    const account = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: account.token });
    await billing.passTime(account);
    await stack.deliver();
    await billing.confirm(account);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({
      plan: "premium",
      status: "active",
      cancelAtPeriodEnd: false,
    });
    expect(await billing.invoices(account)).toHaveLength(2);
  });

  it("whose renewal fails keeps Premium for seven days, and is then paid late or ends", async () => {
    stack.setNow("2027-03-12T10:00:00.000Z");
    const [late, never] = [await billing.subscriber(decliningCard), await billing.subscriber(decliningCard)];
    for (const account of [late, never]) expect(await billing.passTime(account)).toBe("past_due");
    await stack.deliver();
    expect(await billing.subscription(late)).toMatchObject({
      plan: "premium",
      status: "past_due",
      graceEndsAt: "2027-04-19T10:00:00.000Z",
    });
    expect(await billing.passTime(late, "succeeded")).toBe("active");
    expect(await billing.passTime(never)).toBe("canceled");
    await stack.deliver();
    expect(await billing.subscription(late)).toMatchObject({ plan: "premium", status: "active", graceEndsAt: null });
    expect(await billing.subscription(never)).toMatchObject({ plan: "kostenlos", status: "canceled" });
    expect([await billing.invoices(late), await billing.invoices(never)].map(({ length }) => length)).toEqual([2, 1]);
  });

  it("is checked when no event arrives: at renewal, at the end of the grace period, at the end", async () => {
    stack.setNow("2027-03-12T10:00:00.000Z");
    const [renewed, unpaid, over] = [
      await billing.subscriber(),
      await billing.subscriber(decliningCard),
      await billing.subscriber(),
    ];
    await stack.call("billing/cancel-subscription", { token: over.token });
    for (const account of [renewed, unpaid, over]) await billing.passTime(account);
    const { handler } = await import("../schedules/check-contracts.ts");
    const run = (time: string) => handler({ time }, { awsRequestId: "run" } as LambdaContext);
    await run("2027-04-12T10:59:00.000Z");
    expect(await billing.invoices(renewed)).toHaveLength(1);
    await run("2027-04-12T11:01:00.000Z");
    expect(await billing.invoices(renewed)).toHaveLength(2);
    expect(await billing.subscription(unpaid)).toMatchObject({ plan: "premium", status: "past_due" });
    expect(await billing.subscription(over)).toMatchObject({ plan: "kostenlos", status: "canceled" });
    await run("2027-04-19T11:01:00.000Z");
    expect(await billing.subscription(unpaid)).toMatchObject({ plan: "kostenlos", status: "past_due" });
    expect(await billing.passTime(unpaid, "succeeded")).toBe("active");
    await stack.deliver();
    expect(await billing.subscription(unpaid)).toMatchObject({ plan: "premium", status: "active" });
  });

  it("cannot be canceled by an account without one", async () => {
    const { token } = await readyAccount({ plan: "premium" });
    const refused = { status: 409, json: { code: "billing.no_subscription" } };
    expect(await stack.call("billing/cancel-subscription", { token })).toMatchObject(refused);
    expect(await billing.subscription({ token })).toMatchObject({
      plan: "premium",
      status: "none",
      currentPeriodEnd: null,
    });
  });
});

it("an answer states that the provider is unavailable, without the reason", async () => {
  const { token } = await readyAccount();
  const { STRIPE_ENDPOINT = "" } = process.env;
  stack.configure({ STRIPE_ENDPOINT: "http://127.0.0.1:9/stripe" });
  const answer = await billing.checkout({ token });
  stack.configure({ STRIPE_ENDPOINT });
  expect(answer).toMatchObject({ status: 500, json: { code: "billing.unavailable" } });
  expect(answer.text).not.toContain("127.0.0.1");
});

it("a checkout is refused when the provider's price differs from the one that the pages state", async () => {
  const { token } = await readyAccount();
  stack.configure({ STRIPE_PRICE_ID: "unknown" });
  expect(await billing.checkout({ token })).toMatchObject({ status: 500, json: { code: "billing.unavailable" } });
  stack.configure({ STRIPE_PRICE_ID: "price_premium" });
  expect(await billing.checkout({ token })).toMatchObject({ status: 200 });
});
