import { afterAll, expect, it } from "vitest";
import { readyAccount } from "../testing/accounts.ts";
import { billingCalls } from "../testing/billing.ts";
import { startTestStack } from "../testing/stack.ts";

const stack = await startTestStack();
const { checkout, invoices, post } = billingCalls(stack);
afterAll(() => stack.stop());

it("a payment history starts after earlier events are processed, so that each month has its own invoice", async () => {
  const { token, user } = await readyAccount();
  await checkout({ token });
  const { deliver, ledger } = stack.payments;
  let past: Promise<unknown> | undefined;
  await deliver(async (webhook) => {
    past ??= stack.pay("history", { userId: user.id, months: 3 });
    return (await post(webhook)).status;
  });
  expect(Object.values(ledger.kept.subscriptions).map(({ status }) => status)).toEqual(["incomplete"]);
  await stack.deliver();
  await past;
  const months = (await invoices({ token })).map(({ createdAt }) => createdAt.slice(0, 7));
  expect(new Set(months).size).toBe(4);
});
