import type { Overview } from "@linkedpotential/contract/admin/overview-schema";
import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount, signedInUser } from "@linkedpotential/local/testing/accounts";
import { billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

type LambdaContext = Parameters<typeof import("../schedules/check-contracts.ts").handler>[1];

const start = "2027-03-12T10:00:00.000Z";
let stack: TestStack;
let token: string;
beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  stack.setNow(start);
  await signInAdmin();
});
afterAll(() => stack.stop());

const figures = async () => {
  const { json } = await stack.call("admin/get-overview", { token });
  return (json as Overview).premium;
};

async function signInAdmin(): Promise<void> {
  const admin = await signedInUser(stack);
  stack.configure({ ADMIN_EMAILS: admin.email });
  token = admin.token;
}

async function countContracts(time: string): Promise<void> {
  const { handler } = await import("../schedules/check-contracts.ts");
  await handler({ time }, { awsRequestId: "run" } as LambdaContext);
}

describe("the paid contracts of the overview", () => {
  it("are unknown before the first count, and are compared with 30 days ago", async () => {
    expect(await figures()).toMatchObject({ contracts: null, contractsBefore: null });
    const billing = billingCalls(stack);
    const cancelling: Payer = await billing.subscriber();
    await billing.subscriber();
    await readyAccount({ plan: "premium" });
    await countContracts(start);
    expect(await figures()).toMatchObject({ contracts: 2, contractsBefore: null });
    await stack.call("billing/cancel-subscription", { token: cancelling.token });
    await countContracts("2027-03-12T11:00:00.000Z");
    expect(await figures()).toMatchObject({ contracts: 2 });
    await billing.passTime(cancelling);
    stack.setNow("2027-04-11T10:00:00.000Z");
    await signInAdmin();
    expect(await figures()).toMatchObject({ contracts: 2, contractsBefore: 2 });
    await stack.deliver();
    await countContracts("2027-04-11T10:00:00.000Z");
    expect(await figures()).toMatchObject({ contracts: 1, contractsBefore: 2 });
  });
});

describe("the share of freelancers with Premium", () => {
  it("counts accounts with a confirmed address, given Premium too, and no businesses", async () => {
    await indexAccounts();
    const before = await figures();
    await readyAccount();
    await readyAccount({ plan: "premium" });
    await readyAccount({ role: "business" });
    await stack.call("auth/register", { body: newRegistration() });
    await readyAccount({ plan: "premium", joinedAt: "2026-12-12T09:00:00.000Z" });
    await readyAccount({ joinedAt: "2026-12-13T09:00:00.000Z" });
    await indexAccounts();
    expect(await figures()).toEqual({
      ...before,
      freelancers: before.freelancers + 4,
      premium: before.premium + 2,
      newFreelancers: before.newFreelancers + 3,
      newPremium: before.newPremium + 1,
    });
  });
});
