import type { Account } from "@linkedpotential/contract/accounts/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import { readyAccount, type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

type LambdaContext = Parameters<typeof import("../schedules/check-contracts.ts").handler>[1];

type Named = Pick<SignedIn, "user">;
const act = (id: RouteId, { user }: Named, body?: object) =>
  stack.call(id, { token: admin.token, params: { accountId: String(user.id) }, ...(body && { body: { ...body } }) });
const give = (someone: Named, until: string) => act("accounts/give-premium", someone, { until });
const planOf = async (someone: Named) => ((await act("accounts/get", someone)).json as Account).plan;
const checkContracts = async (time: string) => {
  stack.setNow(time);
  const { handler } = await import("../schedules/check-contracts.ts");
  await handler({ time }, { awsRequestId: "run" } as LambdaContext);
};

describe("given Premium", () => {
  it("holds until the end of its last day in Berlin, and is told by mail", async () => {
    const ida = await signedInUser(stack);
    stack.setNow("2026-03-12T09:00:00.000Z");
    expect(await give(ida, "2026-03-29")).toMatchObject({ status: 200, json: { until: "2026-03-29" } });
    expect((await act("accounts/get", ida)).json).toMatchObject({ plan: "premium", givenUntil: "2026-03-29" });
    await stack.deliver();
    expect(stack.lastMailTo(ida.email)?.text).toContain("29.03.2026");
    // Daylight saving time begins on 29 March, so that day ends at 22:00 UTC.
    await checkContracts("2026-03-29T21:59:59.000Z");
    expect(await planOf(ida)).toBe("premium");
    await checkContracts("2026-03-29T22:00:00.000Z");
    await checkContracts("2026-03-29T22:00:00.000Z");
    expect((await act("accounts/get", ida)).json).toMatchObject({ plan: "kostenlos", givenUntil: null });
  });

  it("is extended and shortened by giving it again", async () => {
    const ida = await signedInUser(stack);
    stack.setNow("2026-03-12T09:00:00.000Z");
    await give(ida, "2026-03-20");
    await give(ida, "2026-03-30");
    await checkContracts("2026-03-25T09:00:00.000Z");
    expect(await planOf(ida)).toBe("premium");
    await give(ida, "2026-03-25");
    await checkContracts("2026-03-26T09:00:00.000Z");
    expect(await planOf(ida)).toBe("kostenlos");
  });

  it("is refused for a past day, a business, and an account with a running contract", async () => {
    const [ida, business] = [await signedInUser(stack), await readyAccount({ role: "business" })];
    expect(await give(ida, "2020-01-01")).toMatchObject({
      status: 400,
      json: { code: "account.date_past", fields: { until: "Bitte wählen Sie einen Tag, der noch kommt." } },
    });
    expect(await give(ida, "morgen")).toMatchObject({ status: 400, json: { code: "request.invalid" } });
    expect(await give(business, "2099-01-01")).toMatchObject({ json: { code: "account.not_freelancer" } });
    expect(await planOf(ida)).toBe("kostenlos");
    const subscriber = await billingCalls(stack).subscriber();
    expect(await give(subscriber, "2099-01-01")).toMatchObject({ status: 409, json: { code: "account.has_contract" } });
  });
});

describe("the latest day of given Premium", () => {
  it("is two years ahead of today in Berlin", async () => {
    const ida = await signedInUser(stack);
    // In Berlin, 13 March has begun.
    stack.setNow("2026-03-12T23:30:00.000Z");
    expect(await give(ida, "2028-03-14")).toMatchObject({
      status: 400,
      json: {
        code: "account.date_too_far",
        fields: { until: "Premium lässt sich höchstens zwei Jahre im Voraus schenken." },
      },
    });
    expect(await planOf(ida)).toBe("kostenlos");
    expect(await give(ida, "2028-03-13")).toMatchObject({ status: 200 });
  });
});

describe("given Premium and a contract", () => {
  it("outlasts the contract when that ends earlier", async () => {
    const billing = billingCalls(stack);
    const subscriber = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: subscriber.token });
    const { PremiumGrantEntity } = await import("@linkedpotential/core/accounts/premium/premium-grant.entity");
    const { id: userId, joinDate: givenAt } = subscriber.user;
    await PremiumGrantEntity.put({ userId, until: "2099-12-31", endsAt: "2099-12-31T23:00:00.000Z", givenAt }).go();
    await billing.passTime(subscriber);
    await stack.deliver();
    expect((await act("accounts/get", subscriber)).json).toMatchObject({ plan: "premium", paidUntil: null });
  });
});

describe("the subscription of a locked account", () => {
  it("is not renewed, and can be continued after the account is unlocked", async () => {
    const subscriber = await billingCalls(stack).subscriber();
    const locked = await act("accounts/lock", subscriber, { ground: "terms", reason: "Werbung" });
    await stack.deliver();
    expect((await act("accounts/get", subscriber)).json).toMatchObject({ plan: "premium", isCancelled: true });
    const { lockedAt } = locked.json as { lockedAt: string };
    await act("accounts/unlock", subscriber, { lockedAt });
    await stack.deliver();
    expect(stack.lastMailTo(subscriber.user.email)?.text).toContain("setzen Sie es unter „Abo & Zahlungen“ fort");
    expect((await act("accounts/get", subscriber)).json).toMatchObject({ isCancelled: true });
    const { user, password } = subscriber;
    const { token } = (await stack.call("auth/login", { body: { email: user.email, password } })).json as {
      token: string;
    };
    expect(await stack.call("billing/reactivate", { token })).toMatchObject({ json: { cancelAtPeriodEnd: false } });
  });

  it("is not confirmed as canceled by its owner", async () => {
    const subscriber = await billingCalls(stack).subscriber();
    await act("accounts/lock", subscriber, { ground: "terms", reason: "Werbung" });
    // The first delivery cancels the renewal, the second one delivers the events of that change.
    for (let times = 0; times < 2; times += 1) await stack.deliver();
    const subjects = stack.mails().flatMap(({ to, subject }) => (to === subscriber.user.email ? [subject] : []));
    expect(subjects).toContainEqual(expect.stringMatching(/gesperrt/));
    expect(subjects).not.toContainEqual(expect.stringMatching(/^Gekündigt/));
  });

  it("ends at once when its renewal is unpaid, so that the card is not tried again", async () => {
    const billing = billingCalls(stack);
    const subscriber = await billing.subscriber();
    await billing.passTime(subscriber, "declined");
    await stack.deliver();
    expect(await billing.subscription(subscriber)).toMatchObject({ status: "past_due" });
    await act("accounts/lock", subscriber, { ground: "terms", reason: "Werbung" });
    await stack.deliver();
    expect((await act("accounts/get-contract", subscriber)).json).toMatchObject({
      subscription: { status: "canceled" },
    });
  });
});
