import type { BillingAddress, CardChange } from "@linkedpotential/contract/billing/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { readPdf } from "@linkedpotential/local/testing/pdf";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const cards = { declined: "4000000000000002", asks: "4000002500003155", failsLater: "4000000000000341" };

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
afterAll(() => stack.stop());

const useCard = ({ token }: Pick<Payer, "token">, setupIntentId: string) =>
  stack.call("billing/use-card", { token, body: { setupIntentId } });

const unconfirmed = { status: 409, json: { code: "billing.card_unconfirmed" } };

/** Creates a subscriber whose renewal was declined and whose contract is up to date. */
async function pastDue() {
  const account = await billing.subscriber(cards.failsLater);
  expect(await billing.passTime(account)).toBe("past_due");
  await stack.deliver();
  return account;
}

it("a refund of a payment before many declined attempts gets its credit note", async () => {
  const account = await pastDue();
  for (let attempt = 1; attempt <= 30; attempt += 1) {
    expect(await useCard(account, await billing.enterCard(account, cards.failsLater))).toMatchObject({
      json: { code: "billing.card_declined" },
    });
  }
  billing.refund(account, 2900);
  await stack.deliver();
  expect(await billing.invoices(account)).toMatchObject([{ status: "credit_note" }, { status: "refunded" }]);
});

describe("a new card", () => {
  it("is charged from the next renewal on, not before", async () => {
    const account = await billing.subscriber();
    const answer = await useCard(account, await billing.enterCard(account));
    expect(answer).toMatchObject({
      status: 200,
      json: { status: "active", card: { brand: "mastercard", last4: "4444" } },
    });
    expect(await billing.invoices(account)).toHaveLength(1);
    await billing.passTime(account);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ status: "active", card: { last4: "4444" } });
    const last = Object.values(stack.payments.ledger.kept.charges).at(-1);
    const charged = stack.payments.ledger.kept.methods[String(last?.payment_method)];
    expect(charged?.card.last4).toBe("4444");
  });

  it("pays open invoices immediately, once despite repeated calls", async () => {
    const account = await pastDue();
    const setup = await billing.enterCard(account);
    const answers = await Promise.all([1, 2, 3].map(() => useCard(account, setup)));
    for (const { status, json } of [...answers, await useCard(account, setup)]) {
      expect({ status, json }).toMatchObject({
        status: 200,
        json: { plan: "premium", status: "active", graceEndsAt: null, card: { last4: "4444" } },
      });
    }
    expect(await billing.invoices(account)).toHaveLength(2);
    await stack.deliver();
    expect(await billing.invoices(account)).toHaveLength(2);
  });

  it("that cannot pay open invoices is not stored, and the next one pays them", async () => {
    const account = await pastDue();
    const refused = await useCard(account, await billing.enterCard(account, cards.failsLater));
    expect(refused).toMatchObject({
      status: 409,
      json: { code: "billing.card_declined", error: expect.stringContaining("Ihre bisherige Karte bleibt hinterlegt") },
    });
    expect(await billing.subscription(account)).toMatchObject({ status: "past_due", card: { last4: "0341" } });
    expect(await useCard(account, await billing.enterCard(account))).toMatchObject({
      status: 200,
      json: { status: "active" },
    });
  });

  it("is used only after the provider or the bank has confirmed it", async () => {
    const account = await billing.subscriber();
    for (const card of [cards.declined, cards.asks, "1234"]) {
      expect(await useCard(account, await billing.enterCard(account, card))).toMatchObject(unconfirmed);
    }
    expect(await useCard(account, "seti_unknown")).toMatchObject(unconfirmed);
    expect(await billing.subscription(account)).toMatchObject({ card: { last4: "4242" } });
    const { json } = await stack.call("billing/begin-card-change", { token: account.token });
    const { clientSecret, setupIntentId } = json as CardChange;
    await stack.pay(`${clientSecret}/confirm`, { card: cards.asks, isAuthenticated: true });
    expect(await useCard(account, setupIntentId)).toMatchObject({ json: { card: { last4: "3155" } } });
  });

  it("of another customer is refused", async () => {
    const [owner, other] = [await billing.subscriber(), await billing.subscriber()];
    expect(await useCard(other, await billing.enterCard(owner))).toMatchObject(unconfirmed);
    expect(await billing.subscription(other)).toMatchObject({ card: { last4: "4242" } });
  });

  it("needs a running contract, also a canceled one; a contract that has just ended is reported as such", async () => {
    const none = await readyAccount({ plan: "premium" });
    const refused = { status: 409, json: { code: "billing.no_subscription" } };
    expect(await stack.call("billing/begin-card-change", { token: none.token })).toMatchObject(refused);
    expect(await useCard(none, "seti_1")).toMatchObject(refused);
    const account = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: account.token });
    const setup = await billing.enterCard(account);
    expect(await useCard(account, setup)).toMatchObject({ json: { cancelAtPeriodEnd: true, card: { last4: "4444" } } });
    await billing.passTime(account);
    expect(await useCard(account, setup)).toMatchObject(refused);
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos", status: "canceled" });
  });
});

describe("name and address for invoices", () => {
  const address: BillingAddress = {
    name: "Änne Weiß",
    company: "Weiß & Söhne",
    street: "Königsallee 1",
    postalCode: "40212",
    city: "Düsseldorf",
    country: "DE",
    vatId: "",
  };
  const set = ({ token }: Pick<Payer, "token">, body: object) =>
    stack.call("billing/set-billing-address", { token, body });
  const linesOf = async ({ token }: Payer, id: number | undefined) => {
    const { bytes } = await stack.call("billing/get-invoice", { token, params: { invoiceId: String(id) } });
    return (await readPdf(bytes)).texts.map(({ text }) => text).join("\n");
  };

  it("appear on future invoices; issued ones stay unchanged", async () => {
    const account = await billing.subscriber();
    expect(await set(account, address)).toMatchObject({ status: 200, json: { billingAddress: address } });
    await billing.passTime(account);
    await stack.deliver();
    const [newest, first] = await billing.invoices(account);
    expect(await linesOf(account, newest?.id)).toContain("40212");
    expect(await linesOf(account, first?.id)).not.toContain("40212");
  });

  it("require the fields of an invoice, and a contract", async () => {
    const account = await billing.subscriber();
    expect(await set(account, { ...address, street: " ", city: "" })).toMatchObject({
      status: 400,
      json: { fields: { street: expect.any(String), city: expect.any(String) } },
    });
    expect(await billing.subscription(account)).toMatchObject({ billingAddress: null });
    const none = await readyAccount();
    expect(await set(none, address)).toMatchObject({ status: 409, json: { code: "billing.no_subscription" } });
  });
});
