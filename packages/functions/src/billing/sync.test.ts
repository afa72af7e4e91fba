import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { interleaving } from "@linkedpotential/local/testing/interleave";
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

const planOf = async ({ token }: Pick<Payer, "token">) => (await stack.call("auth/me", { token })).json;
const decliningCard = "4000000000000341";

it("a contract that ends while two events are processed also ends Premium", async () => {
  const account = await readyAccount();
  await billing.confirm(account, decliningCard);
  const [paid] = billing.webhooks().slice(-1);
  if (!paid) throw new Error("no webhook");
  const interleave = await interleaving();
  const [reached, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pause = () => {
    reached.resolve();
    return finished.promise;
  };
  interleave("GetItemCommand", pause, "subscription");
  const slow = billing.receive(paid);
  await reached.promise;
  await billing.receive(paid);
  expect(await planOf(account)).toMatchObject({ plan: "premium" });
  for (const state of ["past_due", "canceled"]) expect(await billing.passTime(account)).toBe(state);
  finished.resolve();
  await slow;
  await stack.deliver();
  expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos", status: "canceled" });
});

it("Premium without a contract is kept whatever happens to an open checkout", async () => {
  const account = await readyAccount({ plan: "premium" });
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const setPlan = (plan: "premium" | "kostenlos") => UserEntity.patch({ userId: account.user.id }).set({ plan }).go();
  await setPlan("kostenlos");
  await billing.checkout(account);
  await setPlan("premium");
  await stack.deliver();
  expect(await planOf(account)).toMatchObject({ plan: "premium" });
  expect(await billing.passTime(account)).toBe("incomplete_expired");
  await stack.deliver();
  expect(await planOf(account)).toMatchObject({ plan: "premium" });
  expect(await billing.subscription(account)).toMatchObject({ plan: "premium", status: "none" });
});

it("the event of a refund issues a credit note for the invoice", async () => {
  const account = await billing.subscriber();
  billing.refund(account, 2900);
  await stack.deliver();
  expect((await billing.invoices(account)).map(({ amount, status }) => [amount, status])).toEqual([
    [-29, "credit_note"],
    [29, "refunded"],
  ]);
});

it.each([
  ["2031-12-31T22:59:59.000Z", "LP-2031-00001"],
  ["2031-12-31T23:00:00.000Z", "LP-2032-00001"],
])("an invoice at %s gets a number of the year in Berlin: %s", async (instant, number) => {
  stack.setNow(instant);
  expect(await billing.invoices(await billing.subscriber())).toMatchObject([{ number }]);
});
