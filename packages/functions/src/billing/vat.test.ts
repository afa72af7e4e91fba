import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(() => stack.setNow("2027-03-12T10:00:00.000Z"));
afterEach(() => {
  stack.configure({ VAT_OSS: "off" });
  stack.setNow();
});
afterAll(() => stack.stop());

const address = (country: string, vatId = ""): BillingAddress => ({
  name: "Ida Nord",
  company: "",
  street: "Ring 1",
  postalCode: "1010",
  city: "Wien",
  country,
  vatId,
});

async function documentsOf({ user }: Pick<Payer, "user">) {
  const { InvoiceEntity } = await import("@linkedpotential/core/billing/invoices/invoice.entity");
  const { data } = await InvoiceEntity.query.ofUser({ userId: user.id }).go({ order: "desc", consistent: true });
  return data.map(({ kind, gross, net, vatRate, vatTreatment, vatState, recipient }) => ({
    ...{ kind, gross, net, vatRate, vatTreatment, vatState, recipient },
  }));
}

async function subscriberIn(country: string, vatId?: string) {
  const account = await readyAccount();
  await billing.checkout(account, address(country, vatId));
  await billing.confirm(account);
  await stack.deliver();
  return account;
}

const orderMailTo = ({ user }: Pick<Payer, "user">) =>
  stack.mails().find(({ to, subject }) => to === user.email && subject.includes("Bestellung"))?.text;

describe("the VAT of an invoice [D66]", () => {
  it.each([
    ["DE", "DE123456789", "off", 2437, 19, "domestic", "DE", "inklusive 19\u00a0% Umsatzsteuer,"],
    ["AT", "", "off", 2437, 19, "domestic", "DE", "inklusive 19\u00a0% Umsatzsteuer,"],
    ["AT", "", "on", 2417, 20, "one_stop_shop", "AT", "inklusive 20\u00a0% Umsatzsteuer Ihres Landes,"],
    ["AT", "atu 12345678", "on", 2900, 0, "reverse_charge", undefined, "Steuerschuldnerschaft des Leistungsempfängers"],
    ["CH", "", "on", 2900, 0, "outside_eu", undefined, "in Deutschland nicht steuerbar"],
  ])(
    "%s, id %j, One-Stop-Shop %s: net %i",
    async (country, vatId, VAT_OSS, net, vatRate, vatTreatment, vatState, said) => {
      stack.configure({ VAT_OSS });
      const account = await subscriberIn(country, vatId);
      expect(await documentsOf(account)).toMatchObject([{ gross: 2900, net, vatRate, vatTreatment, vatState }]);
      expect(orderMailTo(account)).toContain(said);
    },
  );

  it("depends on the address at the time of each invoice; a credit note keeps that of its invoice", async () => {
    const account = await subscriberIn("AT", "ATU12345678");
    const { token } = account;
    const moved = await stack.call("billing/set-billing-address", { token, body: address("CH") });
    expect(moved).toMatchObject({ status: 200, json: { country: "CH", billingAddress: { country: "CH", vatId: "" } } });
    billing.refund(account, 900);
    await stack.deliver();
    await billing.passTime(account);
    await stack.deliver();
    const documents = await documentsOf(account);
    expect(documents.toSorted((one, other) => one.gross - other.gross)).toMatchObject([
      { kind: "credit_note", gross: -900, net: -900, vatRate: 0, vatTreatment: "reverse_charge" },
      { kind: "invoice", vatTreatment: expect.anything() },
      { kind: "invoice", vatTreatment: expect.anything() },
    ]);
    expect(new Set(documents.map(({ vatTreatment }) => vatTreatment))).toEqual(
      new Set(["reverse_charge", "outside_eu"]),
    );
    expect(documents.find(({ vatTreatment }) => vatTreatment === "outside_eu")?.recipient.at(-1)).toBe("Schweiz");
  });

  it("needs only the country; without an address the invoice states name and foreign country", async () => {
    const account = await readyAccount({ name: "Änne Weiß" });
    const body = { amount: 29, currency: "eur", country: "CH" };
    expect(await stack.call("billing/create-payment-intent", { token: account.token, body })).toMatchObject({
      status: 200,
    });
    await billing.confirm(account);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ country: "CH", billingAddress: null });
    expect(await documentsOf(account)).toMatchObject([
      { vatTreatment: "outside_eu", recipient: ["Änne Weiß", "Schweiz"] },
    ]);
  });

  it.each([
    ["AT", "DE123456789"],
    ["DE", "12345"],
    ["GR", "GR123456789"],
  ])("%s refuses the id %s", async (country, vatId) => {
    const answer = await billing.checkout(await readyAccount(), address(country, vatId));
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { "billingAddress.vatId": expect.stringMatching(/^Diese USt-IdNr\. passt nicht/) } },
    });
  });

  it("an address without a stored country code is recognized by the country's name", async () => {
    const { SubscriptionEntity } = await import("@linkedpotential/core/billing/subscription.entity");
    for (const [country, code] of [
      ["Österreich", "AT"],
      ["switzerland ", "CH"],
      ["BRD", "DE"],
    ]) {
      const account = await subscriberIn("DE");
      const { countryCode, ...old } = { ...address("DE"), country: country ?? "", countryCode: "" };
      await SubscriptionEntity.patch({ userId: account.user.id }).set({ billingAddress: old }).go();
      expect(await billing.subscription(account)).toMatchObject({ country: code, billingAddress: { country: code } });
    }
  });
});
