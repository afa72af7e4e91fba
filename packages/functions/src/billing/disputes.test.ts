import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

const support = "support@linkedpotential.local";
let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(() => stack.setNow("2027-03-12T10:00:00.000Z"));
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const documents = async (payer: Pick<Payer, "token">) =>
  (await billing.invoices(payer)).map(({ amount, status }) => [amount, status]);
const mailsTo = (address: string, subject: RegExp) =>
  stack.mails().filter((mail) => mail.to === address && subject.test(mail.subject));

async function disputed(outcome?: "won" | "lost") {
  const account = await billing.subscriber();
  const id = await billing.dispute(account);
  if (outcome) await billing.dispute(account, outcome);
  await stack.deliver();
  return { account, id };
}

describe("a disputed payment [D65]", () => {
  it("marks the contract and notifies support once; Premium and the invoice stay", async () => {
    const { account, id } = await disputed();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", status: "active", isDisputed: true });
    expect(await documents(account)).toEqual([[29, "paid"]]);
    for (const webhook of billing.webhooks().slice(-2)) await billing.receive(webhook);
    await stack.deliver();
    const mails = mailsTo(support, new RegExp(`reklamiert: Konto ${account.user.id}$`));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(id)]);
    expect(mails[0]?.text).not.toContain(account.user.email);
  });

  it("that is won removes the mark and changes nothing else", async () => {
    const { account } = await disputed();
    await billing.dispute(account, "won");
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", status: "active", isDisputed: false });
    expect(await documents(account)).toEqual([[29, "paid"]]);
    expect(await billing.passTime(account)).toBe("active");
  });

  it("that is lost ends Premium and the contract immediately, with a credit note and a mail with the reason", async () => {
    const { account } = await disputed();
    await billing.dispute(account, "lost");
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({
      ...{ plan: "kostenlos", status: "canceled", isDisputed: false },
      currentPeriodEnd: "2027-03-12T10:00:00.000Z",
    });
    expect(await documents(account)).toEqual([
      [-29, "credit_note"],
      [29, "refunded"],
    ]);
    expect(mailsTo(account.user.email, /^Premium ist beendet, Zahlung reklamiert$/)).toHaveLength(1);
    expect(mailsTo(account.user.email, /Rechnungskorrektur|Erstattung|Gutschrift/)).toHaveLength(1);
    expect(await billing.passTime(account)).toBe("canceled");
  });

  it("that is lost before its start was processed is reported to support as well", async () => {
    const { account, id } = await disputed("lost");
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos", status: "canceled" });
    expect(mailsTo(support, /reklamiert/).filter(({ text }) => text.includes(id))).toHaveLength(1);
  });

  it("that is lost after a partial refund is credited for the rest", async () => {
    const account = await billing.subscriber();
    billing.refund(account, 900);
    await billing.dispute(account);
    await billing.dispute(account, "lost");
    await stack.deliver();
    const credited = (await documents(account)).filter(([, status]) => status === "credit_note");
    expect(credited.reduce((sum, [amount]) => sum + Number(amount), 0)).toBe(-29);
  });

  it("about an earlier contract does not end the current one", async () => {
    const account = await billing.subscriber();
    await billing.dispute(account);
    await stack.call("billing/cancel-subscription", { token: account.token });
    expect(await billing.passTime(account)).toBe("canceled");
    await stack.deliver();
    await billing.confirm(account);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", isDisputed: true });
    await billing.dispute(account, "lost");
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", status: "active", isDisputed: false });
  });

  it("keeps its mark while other events of the contract are processed", async () => {
    const { account } = await disputed();
    const answer = await stack.call("billing/cancel-subscription", { token: account.token });
    expect(answer.json).toMatchObject({ isDisputed: true, cancelAtPeriodEnd: true });
    await billing.passTime(account);
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ isDisputed: true });
  });

  it("is not refunded by a withdrawal: support decides", async () => {
    const { account } = await disputed();
    expect(await billing.declare("billing/withdraw", account)).toMatchObject({ status: 201 });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", isDisputed: true });
    expect(await documents(account)).toEqual([[29, "paid"]]);
  });

  it("about an unknown customer is accepted and ignored", async () => {
    const { account } = await disputed();
    const { customers } = stack.payments.ledger.kept;
    const [customerId] = Object.keys(customers).filter((id) => customers[id]?.metadata.userId === `${account.user.id}`);
    const { PaymentCustomerEntity } = await import("@linkedpotential/core/billing/payment-customer.entity");
    await PaymentCustomerEntity.delete({ customerId: String(customerId) }).go();
    await billing.dispute(account, "lost");
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium", isDisputed: true });
  });

  it("has the same result for any order and repetition of its events", { tags: "one-engine" }, async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3, 0, 1, 2, 3], { minLength: 5 });
    await fc.assert(
      fc.asyncProperty(order, fc.constantFrom("won" as const, "lost" as const), async (places, outcome) => {
        const account = await readyAccount();
        await billing.confirm(account);
        const before = stack.payments.ledger.kept.events.at(-1)?.id;
        await billing.dispute(account);
        await billing.dispute(account, outcome);
        const [opened, closed] = billing.webhooks(before);
        const [paid] = billing.webhooks().slice(-3);
        const sent = places.map((place) => [opened, closed, paid, opened][place]);
        stack.payments.ledger.kept.waiting = [];
        await Promise.all([...sent, closed, paid].map((webhook) => webhook && billing.receive(webhook)));
        await stack.deliver();
        const isOver = outcome === "lost";
        expect(await billing.subscription(account)).toMatchObject({
          plan: isOver ? "kostenlos" : "premium",
          status: isOver ? "canceled" : "active",
          isDisputed: false,
        });
        expect(await documents(account)).toHaveLength(isOver ? 2 : 1);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
