import type { WireEvent } from "@linkedpotential/core/payment/wire";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { withFault } from "@linkedpotential/local/testing/faults";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const events = (): WireEvent[] => stack.payments.ledger.kept.events;
/**
 * Returns the id of the newest event. A count would not mark a position, because the provider keeps only the newest
 * 5,000 events.
 */
const lastEvent = () => events().at(-1)?.id;

/** Number of webhook deliveries in the largest test. Set `STORM` for more, such as 1,000 in a manual run. */
const stormSize = Number(process.env.STORM ?? 24);
/** Maximum concurrency of the Lambda that receives webhooks. */
const concurrentDeliveries = 6;
const exportTimeoutMs = 60_000 + stormSize * 1000;

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

const never = (): never => {
  throw new Error("no webhook");
};

function books({ user }: Payer) {
  const { customers, subscriptions, invoices } = stack.payments.ledger.kept;
  const isOwn = ({ customer }: { customer: unknown }) =>
    customers[String(customer)]?.metadata.userId === String(user.id);
  const contract = Object.values(subscriptions).findLast(isOwn);
  const paid = Object.values(invoices).filter((one) => isOwn(one) && one.status === "paid");
  return { status: contract?.status, isCancelled: contract?.cancel_at_period_end, invoices: paid.length };
}

async function expectAsInBooks(payer: Payer): Promise<void> {
  const { status, isCancelled, invoices } = books(payer);
  const runs = status === "active" || status === "past_due";
  expect(await billing.subscription(payer)).toMatchObject({
    plan: runs ? "premium" : "kostenlos",
    status,
    cancelAtPeriodEnd: runs && isCancelled,
  });
  expect(await billing.invoices(payer)).toHaveLength(invoices);
}

async function expectNoGap(): Promise<void> {
  const numbers = (await storedItems()).filter((item) => item.__edb_e__ === "invoice").map((item) => item.number);
  const year = String(numbers[0]).slice(0, 8);
  const expected = numbers.map((_, index) => `${year}${String(index + 1).padStart(5, "0")}`);
  expect(numbers.toSorted()).toEqual(expected);
}

/** Returns the types of an account's events that wait in the outbox, sorted. */
async function waitingEventsOf({ user }: Payer): Promise<unknown[]> {
  const waiting = (await storedItems()).filter((item) => item.__edb_e__ === "outbox-event");
  const own = waiting.filter(({ detail }) => (detail as { userId?: number }).userId === user.id);
  return own.map(({ type }) => type).sort();
}

const premium = ["premium", "active"];
const free = ["kostenlos", "none"];

const deliveriesAtOnce = 6;

/** Actions that change a contract, or that deliver some webhooks between the changes. */
const actions: Record<string, (payer: Payer, webhooks: ReturnType<BillingCalls["webhooks"]>) => Promise<unknown>> = {
  renew: (payer) => billing.passTime(payer, "succeeded"),
  fail: (payer) => billing.passTime(payer, "declined"),
  cancel: ({ token }) => stack.call("billing/cancel-subscription", { token }),
  reactivate: ({ token }) => stack.call("billing/reactivate", { token }),
  "deliver one": (_, webhooks) => Promise.all(shuffled(webhooks).slice(0, 1).map(billing.receive)),
  "deliver some at once": (_, webhooks) =>
    Promise.all(shuffled(webhooks).slice(0, deliveriesAtOnce).map(billing.receive)),
};

describe("the state of a contract", () => {
  const history = fc.array(fc.constantFrom(...Object.keys(actions)), { minLength: 3, maxLength: 6 });

  it(
    "finally equals the provider's, for events in any order, repeated and concurrent [D9]",
    async () => {
      const property = fc.asyncProperty(history, async (steps) => {
        const account = await readyAccount();
        const from = lastEvent();
        await billing.confirm(account);
        for (const step of steps) await actions[step]?.(account, billing.webhooks(from));
        const all = billing.webhooks(from);
        await Promise.all(
          shuffled([...all, ...all])
            .slice(0, deliveriesAtOnce)
            .map(billing.receive),
        );
        await expectAsInBooks(account);
      });
      // Do not search for a smaller failing history: each one is a different race, and the search would take hours.
      await fc.assert(property, { numRuns: Math.ceil(stormSize / 6), endOnFailure: true });
      await expectNoGap();
      // Drop the remaining events. Otherwise the next delivery would process those of all these accounts.
      stack.payments.ledger.kept.waiting = [];
    },
    exportTimeoutMs,
  );

  it(
    "survives many concurrent renewals: one invoice each, with consecutive and unique numbers",
    async () => {
      const people: Payer[] = [];
      for (let person = 0; person < 2; person += 1) people.push(await billing.subscriber());
      const from = lastEvent();
      for (const account of people) for (let month = 0; month < 2; month += 1) await billing.passTime(account);
      const once = billing
        .webhooks(from)
        .filter(({ body }) => /"type":"(invoice.paid|customer.subscription.updated)"/.test(body));
      const storm = shuffled(Array.from({ length: stormSize }, (_, index) => once[index % once.length] ?? never()));
      for (let sent = 0; sent < storm.length; sent += concurrentDeliveries) {
        await Promise.all(storm.slice(sent, sent + concurrentDeliveries).map(billing.receive));
      }
      for (const account of people) await expectAsInBooks(account);
      await expectNoGap();
    },
    exportTimeoutMs,
  );

  it("stays consistent when a cancellation, its revocation and a renewal coincide", async () => {
    const account = await billing.subscriber();
    const from = lastEvent();
    const { token } = account;
    await Promise.all([
      stack.call("billing/cancel-subscription", { token }),
      stack.call("billing/reactivate", { token }),
      billing.passTime(account),
      stack.call("billing/cancel-subscription", { token }),
      billing.passTime(account),
    ]);
    await Promise.all(billing.webhooks(from).map(billing.receive));
    await expectAsInBooks(account);
  });

  it("is written completely or not at all: plan, contract and events agree, whichever database call fails", {
    tags: "one-engine",
  }, async () => {
    for (let call = 1, isReached = true; isReached; call += 1) {
      const account = await readyAccount();
      await billing.confirm(account);
      const webhook = billing.webhooks().at(-1) ?? never();
      isReached = await withFault({ call, moment: "before", isLasting: true }, () =>
        billing.receive(webhook).catch(() => {}),
      );
      const { plan, status } = await billing.subscription(account);
      const invoices = await billing.invoices(account);
      expect([call, plan, status]).toEqual([call, ...(status === "active" ? premium : free)]);
      expect(await waitingEventsOf(account)).toEqual([
        ...(status === "active" ? ["account.changed"] : []),
        ...invoices.map(() => "invoice.issued"),
        ...(status === "active" ? ["subscription.started"] : []),
      ]);
      await billing.receive(webhook);
      await expectAsInBooks(account);
    }
    await expectNoGap();
  });
});
