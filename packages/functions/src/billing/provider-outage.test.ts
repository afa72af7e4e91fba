import type { RouteId } from "@linkedpotential/contract/endpoints";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => stack.stop());

/**
 * Moment of the failure. `before`: the provider fails without doing anything. `after`: the provider carries the call
 * out, but its answer is lost.
 */
type Moment = "before" | "after";

/** Returns an error in Stripe's format. The header keeps the SDK from retrying the call, which would take seconds. */
const providerError = () =>
  Response.json({ error: { type: "api_error" } }, { status: 500, headers: { "stripe-should-retry": "false" } });

/**
 * Runs work while the provider fails in call number `from` and all later calls. Returns whether that call was reached.
 */
async function withProviderOutage(from: number, moment: Moment, work: () => Promise<unknown>): Promise<boolean> {
  const originalFetch = globalThis.fetch;
  let calls = 0;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!String(input).includes("/__local/stripe/")) return originalFetch(input, init);
    calls += 1;
    if (calls < from) return originalFetch(input, init);
    if (moment === "after" && calls === from) await originalFetch(input, init);
    return providerError();
  });
  await work();
  spy.mockRestore();
  return calls >= from;
}

function booksOf({ user }: Pick<Payer, "user">) {
  const { customers, subscriptions, charges } = stack.payments.ledger.kept;
  const own = Object.values(customers).filter(({ metadata }) => metadata.userId === String(user.id));
  const isOwn = ({ customer }: { customer: string }) => own.some(({ id }) => id === customer);
  const paid = Object.values(charges).filter((charge) => isOwn(charge) && charge.paid);
  return { customers: own.length, contracts: Object.values(subscriptions).filter(isOwn).length, paid: paid.length };
}

async function pastDueAccount() {
  const account = await billing.subscriber("4000000000000341");
  await billing.passTime(account);
  await stack.deliver();
  return account;
}

async function cancelledAccount() {
  const account = await billing.subscriber();
  await stack.call("billing/cancel-subscription", { token: account.token });
  return account;
}

interface Scenario {
  prepare(): Promise<Payer>;
  options?(payer: Payer): Promise<Omit<CallOptions, "token">>;
  result: object;
  books: ReturnType<typeof booksOf>;
}

const order = { amount: 29, currency: "eur" };
const oneOfEach = { customers: 1, contracts: 1, paid: 1 };

const scenarios: Partial<Record<RouteId, Scenario>> = {
  "billing/create-payment-intent": {
    prepare: () => readyAccount(),
    options: async () => ({ body: order }),
    result: { clientSecret: expect.stringMatching(/^pi_/) },
    books: { ...oneOfEach, paid: 0 },
  },
  "billing/cancel-subscription": {
    prepare: () => billing.subscriber(),
    result: { plan: "premium", status: "active", cancelAtPeriodEnd: true },
    books: oneOfEach,
  },
  "billing/reactivate": {
    prepare: cancelledAccount,
    result: { plan: "premium", status: "active", cancelAtPeriodEnd: false },
    books: oneOfEach,
  },
  "billing/begin-card-change": {
    prepare: () => billing.subscriber(),
    result: { setupIntentId: expect.stringMatching(/^seti_/), clientSecret: expect.any(String) },
    books: oneOfEach,
  },
  "billing/use-card": {
    prepare: pastDueAccount,
    options: async (payer) => ({ body: { setupIntentId: await billing.enterCard(payer) } }),
    result: { plan: "premium", status: "active", card: { brand: "mastercard", last4: "4444" } },
    books: { ...oneOfEach, paid: 2 },
  },
};

const cases = Object.entries(scenarios).flatMap(([id, scenario]) =>
  (["before", "after"] as const).map((moment) => [id as RouteId, moment, scenario] as const),
);

describe("while the payment provider fails", () => {
  it.each(cases)("%s reports the failure %s a call, and a retry completes the work once", async (...one) => {
    const [id, moment, { prepare, options, result, books }] = one;
    for (let call = 1, isReached = true; isReached; call += 1) {
      const account = await prepare();
      const callOptions = { token: account.token, ...(await options?.(account)) };
      isReached = await withProviderOutage(call, moment, async () => {
        const answer = await stack.call(id, callOptions);
        const failed = {
          status: 500,
          json: { code: "billing.unavailable", error: expect.stringMatching(/^Der Zahl/) },
        };
        expect([call, answer]).toMatchObject([call, answer.status === 200 ? { json: result } : failed]);
      });
      expect([call, await stack.call(id, callOptions)]).toMatchObject([call, { status: 200, json: result }]);
      await stack.deliver();
      expect([call, booksOf(account)]).toEqual([call, books]);
      expect(await billing.invoices(account)).toHaveLength(books.paid);
    }
  });

  it("a cancellation that was carried out takes effect by its event, even without a retry", async () => {
    const account = await billing.subscriber();
    await withProviderOutage(1, "after", () => stack.call("billing/cancel-subscription", { token: account.token }));
    expect(await billing.subscription(account)).toMatchObject({ cancelAtPeriodEnd: false });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: true });
  });

  it("the billing address is stored, because it does not depend on the provider", async () => {
    const { token } = await billing.subscriber();
    const body = { name: "Ida Nord", street: "Hafen 1", postalCode: "20457", city: "Hamburg", country: "DE" };
    await withProviderOutage(1, "before", async () => {
      expect(await stack.call("billing/set-billing-address", { token, body })).toMatchObject({ status: 200 });
    });
  });
});
