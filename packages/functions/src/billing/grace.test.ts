import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const readAccount = async ({ token }: Pick<Payer, "token">) => (await stack.call("auth/me", { token })).json;

async function unpaid() {
  stack.setNow("2027-03-12T10:00:00.000Z");
  const account = await billing.subscriber("4000 0000 0000 0341");
  expect(await readAccount(account)).not.toHaveProperty("graceEndsAt");
  expect(await billing.passTime(account)).toBe("past_due");
  await stack.deliver();
  expect(await readAccount(account)).toMatchObject({ plan: "premium", graceEndsAt: "2027-04-19T10:00:00.000Z" });
  return account;
}

it.each([
  ["paid late", "succeeded", "premium"],
  ["over", undefined, "kostenlos"],
] as const)("an account knows that its renewal is unpaid until it is %s", async (_, outcome, plan) => {
  const account = await unpaid();
  await billing.passTime(account, outcome);
  await stack.deliver();
  expect(await readAccount(account)).toMatchObject({ plan });
  expect(await readAccount(account)).not.toHaveProperty("graceEndsAt");
});

it("an account whose grace period has ended shows no end of it", async () => {
  const account = await unpaid();
  const { handler } = await import("../schedules/check-contracts.ts");
  await handler({ time: "2027-04-19T11:01:00.000Z" }, { awsRequestId: "run" } as Parameters<typeof handler>[1]);
  expect(await readAccount(account)).toMatchObject({ plan: "kostenlos" });
  expect(await readAccount(account)).not.toHaveProperty("graceEndsAt");
});
