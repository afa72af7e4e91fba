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

const end = ({ user }: Payer, time: "period_end" | "now") =>
  stack.call("accounts/end-subscription", {
    token,
    params: { accountId: String(user.id) },
    body: { time, reason: "Wie am Telefon vereinbart." },
  });

async function totals() {
  const { days, premium } = (await stack.call("admin/get-overview", { token })).json as Overview;
  const sumOf = (name: "premiumStarted" | "premiumCancelled") => days.reduce((sum, day) => sum + day[name], 0);
  return { contracts: premium.contracts, started: sumOf("premiumStarted"), lost: sumOf("premiumCancelled") };
}

/** Runs something and returns by how much each figure has changed. Figures that stayed the same are left out. */
async function changeOf(run: () => unknown): Promise<Partial<Awaited<ReturnType<typeof totals>>>> {
  const before = await totals();
  await run();
  for (let times = 0; times < 2; times += 1) await stack.deliver();
  const after = await totals();
  const names = ["contracts", "started", "lost"] as const;
  return Object.fromEntries(
    names.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
  );
}

describe("the paid contracts of the overview", () => {
  it("are counted now, and are compared with those of 30 days ago once these were counted", async () => {
    expect(await figures()).toMatchObject({ contracts: 0, contractsBefore: null });
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
    expect(await figures()).toMatchObject({ contracts: 1, contractsBefore: 2 });
  });

  it("change at once with each start and end, by the person, an admin or the bank, and so do their counts", async () => {
    const billing = billingCalls(stack);
    const ida = await billing.subscriber();
    expect(await changeOf(() => billing.subscriber())).toEqual({ contracts: 1, started: 1 });
    const own = { token: ida.token };
    expect(await changeOf(() => stack.call("billing/cancel-subscription", own))).toEqual({ lost: 1 });
    // A contract that was canceled before is not lost once more when it ends.
    expect(await changeOf(() => end(ida, "now"))).toEqual({ contracts: -1 });
    expect(await changeOf(() => billing.confirm(ida))).toEqual({ contracts: 1, started: 1 });
    expect(await changeOf(() => billing.refund(ida, 2900))).toEqual({});
    expect(await changeOf(() => end(ida, "now"))).toEqual({ contracts: -1, lost: 1 });
    expect(await changeOf(() => billing.confirm(ida))).toEqual({ contracts: 1, started: 1 });
    expect(await changeOf(() => end(ida, "period_end"))).toEqual({ lost: 1 });
    expect(await changeOf(() => billing.passTime(ida))).toEqual({ contracts: -1 });
    const otto = await billing.subscriber();
    expect(await changeOf(() => billing.declare("billing/withdraw", otto))).toEqual({ contracts: -1, lost: 1 });
    const uma = await billing.subscriber();
    await billing.dispute(uma);
    expect(await changeOf(() => billing.dispute(uma, "lost"))).toEqual({ contracts: -1, lost: 1 });
    const again = billing.webhooks().slice(-6);
    expect(await changeOf(() => Promise.all(again.map((webhook) => billing.receive(webhook))))).toEqual({});
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
