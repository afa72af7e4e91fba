import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const begin = "2027-03-12T10:00:00.000Z";
/** Time after the last run that erases the deleted account (docs/adr/0042). */
const afterErasure = "2027-03-12T10:20:00.000Z";

let stack: TestStack;
let billing: BillingCalls;
let schedule: typeof import("../schedules/deleted-accounts.ts").handler;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
  ({ handler: schedule } = await import("../schedules/deleted-accounts.ts"));
});
beforeEach(() => stack.setNow(begin));
afterAll(() => stack.stop());

const itemsOf = async ({ user }: Pick<Payer, "user">) =>
  (await storedItems()).filter(({ userId }) => userId === user.id);
const documentsOf = async (payer: Pick<Payer, "user">) =>
  (await itemsOf(payer)).filter((item) => item.__edb_e__ === "invoice");

async function remove({ token }: Payer): Promise<void> {
  const body = { currentPassword: "geheim-und-lang" };
  expect(await stack.call("user/delete", { token, body })).toMatchObject({ status: 200 });
  await stack.deliver();
}

async function finish(): Promise<void> {
  stack.setNow(afterErasure);
  await schedule({ time: afterErasure }, { awsRequestId: "run" } as Context);
}

describe("a payment that is refunded after the deletion of the account", () => {
  it("gets one credit note per partial refund, despite repeated and concurrent events [O197]", async () => {
    const account = await billing.subscriber();
    const [invoice] = await billing.invoices(account);
    await remove(account);
    await finish();
    const mails = stack.mails().length;
    for (const [cents, refunded] of [
      [1000, 1000],
      [1900, 2900],
    ] as const) {
      billing.refund(account, cents);
      const [webhook] = billing.webhooks().slice(-1);
      if (!webhook) throw new Error("no webhook");
      const answers = await Promise.all(Array.from({ length: 4 }, () => billing.receive(webhook)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [corrected, ...notes] = await documentsOf(account);
      expect(corrected).toMatchObject({ kind: "invoice", number: invoice?.number, refunded });
      expect(notes.at(-1)).toMatchObject({ kind: "credit_note", gross: -cents, corrects: invoice?.number });
    }
    await stack.deliver();
    expect((await documentsOf(account)).map(({ number }) => number)).toEqual(
      [1, 2, 3].map((nth) => `LP-2027-0000${nth}`),
    );
    expect(stack.mails()).toHaveLength(mails);
  });

  it("gets its credit note also while the account is being erased", async () => {
    const account = await billing.subscriber();
    await remove(account);
    billing.refund(account, 2900);
    await stack.deliver();
    await finish();
    expect(await documentsOf(account)).toMatchObject([{ refunded: 2900 }, { kind: "credit_note", gross: -2900 }]);
  });
});

describe("of the contract of a deleted account", () => {
  it("only the customer remains with the invoices, no card, address or history [O197]", async () => {
    const account = await billing.subscriber();
    const body = { name: "Ida Nord", street: "Hafen 1", postalCode: "20457", city: "Hamburg", country: "DE" };
    await stack.call("billing/set-billing-address", { token: account.token, body });
    await remove(account);
    await finish();
    await stack.deliver();
    const { id: userId } = account.user;
    const remaining = (await itemsOf(account)).filter((item) => item.__edb_e__ !== "invoice");
    const [customerId] = remaining.map((item) => item.customerId);
    // Expiry eight years after the end of 2027, at midnight in Berlin (23:00 UTC).
    const ttl = Date.parse("2035-12-31T23:00:00.000Z") / 1000;
    const bare = remaining.map(({ pk, sk, version, __edb_e__: entity, __edb_v__: _, ...item }) => ({
      entity,
      ...item,
    }));
    expect(bare.toSorted((one, other) => String(one.entity).localeCompare(String(other.entity)))).toEqual([
      { entity: "payment-customer", customerId, userId, ttl },
      {
        entity: "subscription",
        customerId,
        userId,
        checkouts: 0,
        status: "none",
        isPremium: false,
        isCancelled: false,
        ttl,
      },
    ]);
    expect((await documentsOf(account)).map((invoice) => invoice.ttl)).toEqual([ttl]);
  });

  it("nothing remains if nothing was ever paid", async () => {
    const account = await readyAccount();
    expect(await billing.checkout(account)).toMatchObject({ status: 200 });
    await remove(account);
    await finish();
    expect(await itemsOf(account)).toEqual([]);
  });
});
