import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readyAccount } from "../testing/accounts.ts";
import { type BillingCalls, billingCalls } from "../testing/billing.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";
import { differences } from "../testing/stripe/shapes.ts";
import { readForm } from "./api/form.ts";

/** Operations that the product calls, with the SDK types of their parameters and answers. */
const operations: Record<string, { resource: string; takes: string; answers: string; isList?: boolean }> = {
  "POST /v1/customers": { resource: "Customers", takes: "CustomerCreateParams", answers: "Customer" },
  "POST /v1/subscriptions": { resource: "Subscriptions", takes: "SubscriptionCreateParams", answers: "Subscription" },
  "GET /v1/subscriptions": {
    ...{ resource: "Subscriptions", takes: "SubscriptionListParams" },
    ...{ answers: "Subscription", isList: true },
  },
  "GET /v1/subscriptions/{id}": {
    ...{ resource: "Subscriptions", takes: "SubscriptionRetrieveParams", answers: "Subscription" },
  },
  "POST /v1/subscriptions/{id}": {
    ...{ resource: "Subscriptions", takes: "SubscriptionUpdateParams", answers: "Subscription" },
  },
  "DELETE /v1/subscriptions/{id}": {
    ...{ resource: "Subscriptions", takes: "SubscriptionCancelParams", answers: "Subscription" },
  },
  "GET /v1/invoices": { resource: "Invoices", takes: "InvoiceListParams", answers: "Invoice", isList: true },
  "POST /v1/invoices/{id}/pay": { resource: "Invoices", takes: "InvoicePayParams", answers: "Invoice" },
  "GET /v1/charges": { resource: "Charges", takes: "ChargeListParams", answers: "Charge", isList: true },
  "GET /v1/charges/{id}": { resource: "Charges", takes: "ChargeRetrieveParams", answers: "Charge" },
  "GET /v1/disputes": { resource: "Disputes", takes: "DisputeListParams", answers: "Dispute", isList: true },
  "POST /v1/refunds": { resource: "Refunds", takes: "RefundCreateParams", answers: "Refund" },
  "POST /v1/setup_intents": { resource: "SetupIntents", takes: "SetupIntentCreateParams", answers: "SetupIntent" },
  "GET /v1/setup_intents/{id}": {
    ...{ resource: "SetupIntents", takes: "SetupIntentRetrieveParams", answers: "SetupIntent" },
  },
};

const unknown = (operation: string): never => {
  throw new Error(`${operation} is not among the operations above`);
};

function listed(answered: Exchange["answered"]): unknown[] {
  expect(Object.keys(answered).sort()).toEqual(["data", "has_more", "object", "url"]);
  return answered.data as unknown[];
}

/** SDK type of each list in the ledger of the local provider. */
const kept = {
  ...{ customers: "Customer", subscriptions: "Subscription", invoices: "Invoice", intents: "PaymentIntent" },
  ...{ charges: "Charge", refunds: "Refund", disputes: "Dispute", methods: "PaymentMethod", setups: "SetupIntent" },
} as const;

interface Exchange {
  operation: string;
  asked: unknown;
  status: number;
  answered: Record<string, unknown>;
}

const failsLater = "4000000000000341";
let stack: TestStack;
let billing: BillingCalls;
const exchanges: Exchange[] = [];

/** Records the requests and answers between the SDK and the provider. */
function listen(): void {
  const pass = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const answer = await pass(input, init);
    const { pathname, search } = new URL(String(input));
    const [, path] = /\/__local\/stripe(\/v1\/.*)$/.exec(pathname) ?? [];
    if (path === undefined) return answer;
    const method = init?.method ?? "GET";
    exchanges.push({
      operation: `${method} ${path.replace(/\/(sub|in|seti|ch)_\w+/, "/{id}")}`,
      asked: readForm(method === "POST" ? String(init?.body) : search),
      status: answer.status,
      answered: (await answer.clone().json()) as Record<string, unknown>,
    });
    return answer;
  });
}

/** Goes through every state of a contract, so that every operation is called and every kind of event is sent. */
async function live(): Promise<void> {
  const account = await readyAccount();
  const { token, user } = account;
  await billing.confirm(account, "4000000000000002");
  await billing.confirm(account, failsLater);
  await stack.deliver();
  await stack.call("billing/cancel-subscription", { token });
  await stack.call("billing/reactivate", { token });
  await billing.passTime(account);
  await stack.deliver();
  for (const card of ["4000000000000002", failsLater, "5555555555554444"]) {
    const setupIntentId = await billing.enterCard(account, card);
    await stack.call("billing/use-card", { token, body: { setupIntentId } });
  }
  const other = await billing.subscriber();
  for (const outcome of [undefined, "won", undefined, "lost"] as const) {
    await billing.dispute(other, outcome);
    await stack.deliver();
  }
  const body = { name: user.name, email: user.email, contract: "Premium" };
  await stack.call("billing/withdraw", { body });
  await stack.deliver();
}

beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
  listen();
  await live();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await stack.stop();
});

describe("according to Stripe's API description", () => {
  it("every call of the product has valid parameters", () => {
    for (const { operation, asked } of exchanges) {
      const { resource, takes } = operations[operation] ?? unknown(operation);
      const shape = { resource, type: takes, isForm: true };
      expect([operation, differences(asked, shape)]).toEqual([operation, []]);
    }
    expect(new Set(exchanges.map(({ operation }) => operation))).toEqual(new Set(Object.keys(operations)));
  });

  it("every answer of the local provider has the declared shape", () => {
    for (const { operation, answered } of exchanges.filter(({ status }) => status < 400)) {
      const { resource, answers: type, isList } = operations[operation] ?? unknown(operation);
      const objects = isList ? listed(answered) : [answered];
      const problems = objects.flatMap((one) => differences(one, { resource, type }));
      expect([operation, problems]).toEqual([operation, []]);
    }
  });

  it("a refusal has the fields of a Stripe error", () => {
    const refused = exchanges.filter(({ status }) => status >= 400);
    expect(refused.map(({ status }) => status)).toContain(402);
    for (const { answered } of refused) {
      const shape = { resource: "PaymentIntents", type: "PaymentIntent.LastPaymentError" };
      expect(differences(answered.error, shape)).toEqual([]);
    }
  });

  it("every stored object has all declared fields", () => {
    for (const [kind, type] of Object.entries(kept)) {
      const objects = Object.values(stack.payments.ledger.kept[kind as keyof typeof kept]);
      expect([kind, objects.length]).not.toEqual([kind, 0]);
      for (const one of objects) expect(differences(one, { resource: `${type}s`, type })).toEqual([]);
    }
  });

  it("each event has a known type and the object declared for it", () => {
    for (const event of stack.payments.ledger.kept.events) {
      const words = event.type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
      const shape = { resource: "Events", type: `${words.join("")}Event` };
      expect([event.type, differences(event, shape)]).toEqual([event.type, []]);
    }
  });

  it("an unknown field, a missing field and a wrong type are detected", () => {
    const [customer] = Object.values(stack.payments.ledger.kept.customers);
    const { livemode, ...lacking } = customer ?? { livemode: false };
    const shape = { resource: "Customers", type: "Customer" };
    expect(differences({ ...customer, nickname: "x" }, shape)).toEqual(["Customer.nickname is not known"]);
    expect(differences(lacking, shape)).toEqual(["Customer.livemode is missing"]);
    expect(differences({ ...customer, balance: "0" }, shape)).toEqual(["Customer.balance is no number"]);
    expect(differences({ ...customer, tax_exempt: "maybe" }, shape)).toHaveLength(1);
    const asked = { resource: "Subscriptions", type: "SubscriptionCreateParams", isForm: true };
    expect(differences({ customer: "cus_1", items: [{ prize: "x" }] }, asked)).toEqual([
      "SubscriptionCreateParams.items[0].prize is not known",
    ]);
  });
});
