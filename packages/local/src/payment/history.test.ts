import { afterAll, expect, it } from "vitest";
import { readyAccount } from "../testing/accounts.ts";
import { billingCalls } from "../testing/billing.ts";
import { startTestStack } from "../testing/stack.ts";

const stack = await startTestStack();
const { checkout, invoices, receive } = billingCalls(stack);
afterAll(() => stack.stop());

it("a past is lived through once the product has been told what was before, so that each month has its own invoice", async () => {
  const { token, user } = await readyAccount();
  await checkout({ token });
  const { deliver, ledger } = stack.payments;
  let past: Promise<unknown> | undefined;
  const statesWhenTold: string[] = [];
  await deliver(async (webhook) => {
    past ??= stack.pay("history", { userId: user.id, months: 3 });
    const { status } = await receive(webhook);
    statesWhenTold.push(...Object.values(ledger.kept.subscriptions).map((subscription) => subscription.status));
    return status;
  });
  await past;
  expect(new Set(statesWhenTold)).toEqual(new Set(["incomplete"]));
  const months = (await invoices({ token })).map(({ createdAt }) => createdAt.slice(0, 7));
  expect(new Set(months).size).toBe(4);
});
