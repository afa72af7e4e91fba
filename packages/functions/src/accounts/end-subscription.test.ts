import type { Account, AccountContract } from "@linkedpotential/contract/accounts/schema";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { readyAccount, type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(async () => {
  stack.setNow("2027-03-12T10:00:00.000Z");
  admin = await signedInAdmin(stack);
});
afterEach(() => {
  vi.restoreAllMocks();
  stack.setNow();
});
afterAll(() => stack.stop());

const reason = "Wie am Telefon vereinbart.";
type Named = Pick<Payer, "user">;
const act = (id: RouteId, { user }: Named, body?: object, key?: string) =>
  stack.call(id, {
    token: admin.token,
    params: { accountId: String(user.id) },
    ...(body && { body: { ...body } }),
    ...(key && { headers: { "idempotency-key": key } }),
  });
const end = (someone: Named, time: "period_end" | "now", key?: string) =>
  act("accounts/end-subscription", someone, { time, reason }, key);
const contractOf = async (someone: Named) => {
  const { subscription } = (await act("accounts/get-contract", someone)).json as AccountContract;
  return subscription;
};
const planOf = async (someone: Named) => ((await act("accounts/get", someone)).json as Account).plan;
const actionsOn = async (someone: Named) =>
  ((await act("accounts/list-actions", someone)).json as AdminActionEntry[]).map(({ action, note }) => [action, note]);
const mailsTo = ({ user }: Named) => stack.mails().filter(({ to }) => to === user.email);
const bellOf = async ({ token }: Pick<Payer, "token">) =>
  ((await stack.call("notifications/list", { token })).json as Notification[])[0];

/** Lets all calls to the payment provider fail. The header keeps the SDK from retrying them, which would take seconds. */
function failProvider() {
  const original = globalThis.fetch;
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!String(input).includes("/__local/stripe/")) return original(input, init);
    const headers = { "stripe-should-retry": "false" };
    return Response.json({ error: { type: "api_error" } }, { status: 500, headers });
  });
}

/** The first delivery sends the events of the order, the second one those of the change. */
const deliver = async () => {
  for (let times = 0; times < 2; times += 1) await stack.deliver();
};

describe("an admin ends a contract", () => {
  it("with the paid period: Premium stays until then, and the person reads why and can continue", async () => {
    const ida = await billing.subscriber();
    expect(await end(ida, "period_end")).toMatchObject({ status: 201, json: { isDone: true } });
    expect(await contractOf(ida)).toMatchObject({ status: "active", cancelAtPeriodEnd: true, isEnding: false });
    expect(await planOf(ida)).toBe("premium");
    await deliver();
    expect(mailsTo(ida)[0]).toMatchObject({ subject: "Ihr Abo ist gekündigt: Premium bis 12.04.2027" });
    expect(mailsTo(ida)[0]?.text).toContain(`Unsere Begründung:\n${reason}`);
    expect(mailsTo(ida).filter(({ subject }) => /^Gekündigt/.test(subject))).toEqual([]);
    expect(await bellOf(ida)).toMatchObject({
      title: "Unser Team hat Ihr Abo gekündigt",
      message: "Sie behalten Premium bis 12.04.2027. Danach wird nichts mehr abgebucht.",
    });
    expect(await actionsOn(ida)).toEqual([["account.subscription_cancelled", reason]]);
    await stack.call("billing/reactivate", { token: ida.token });
    await deliver();
    expect(await contractOf(ida)).toMatchObject({ cancelAtPeriodEnd: false, isEnding: false });
    await stack.call("billing/cancel-subscription", { token: ida.token });
    await deliver();
    expect(mailsTo(ida)[0]?.subject).toBe("Gekündigt: Premium endet am 12.04.2027");
  });

  it("at once: the plan is free, nothing is charged again, and the person reads why", async () => {
    const ida = await billing.subscriber();
    await stack.call("billing/cancel-subscription", { token: ida.token });
    await stack.deliver();
    expect(await end(ida, "period_end")).toMatchObject({ status: 409, json: { code: "account.already_cancelled" } });
    expect(await end(ida, "now")).toMatchObject({ status: 201, json: { isDone: true } });
    expect(await contractOf(ida)).toMatchObject({ status: "canceled", isEnding: false });
    expect(await planOf(ida)).toBe("kostenlos");
    await deliver();
    expect(mailsTo(ida)[0]?.subject).toBe("Ihr Abo ist beendet, Ihre Daten bleiben");
    expect(mailsTo(ida)[0]?.text).toContain(reason);
    expect(await bellOf(ida)).toMatchObject({ message: expect.stringMatching(/^Unser Team hat das Abo beendet/) });
    expect(await actionsOn(ida)).toEqual([["account.subscription_ended", reason]]);
    expect(await end(ida, "now")).toMatchObject({ status: 409, json: { code: "billing.no_subscription" } });
  });

  it("whose renewal is unpaid, and a later contract is the person's own", async () => {
    const ida = await billing.subscriber("4000000000000341");
    await billing.passTime(ida);
    await stack.deliver();
    expect(await contractOf(ida)).toMatchObject({ status: "past_due" });
    expect(await end(ida, "now")).toMatchObject({ json: { isDone: true } });
    await deliver();
    expect(mailsTo(ida)[0]?.subject).toBe("Ihr Abo ist beendet, Ihre Daten bleiben");
    await billing.confirm(ida);
    await stack.deliver();
    await stack.call("billing/cancel-subscription", { token: ida.token });
    await deliver();
    expect(mailsTo(ida)[0]?.subject).toMatch(/^Gekündigt/);
  });

  it("once per call, also when the call is repeated after a lost answer", async () => {
    const ida = await billing.subscriber();
    for (let times = 0; times < 2; times += 1) {
      expect(await end(ida, "now", "key-of-ida")).toMatchObject({ status: 201, json: { isDone: true } });
    }
    await deliver();
    expect(await actionsOn(ida)).toHaveLength(1);
    expect(mailsTo(ida).filter(({ subject }) => /beendet/.test(subject))).toHaveLength(1);
  });

  it("only of an account that has one", async () => {
    const [free, nobody] = [await readyAccount(), { user: { ...admin.user, id: 7 } }];
    expect(await end(free, "now")).toMatchObject({ status: 409, json: { code: "billing.no_subscription" } });
    expect(await end(nobody, "now")).toMatchObject({ status: 404, json: { code: "admin.user_not_found" } });
    const ida = await billing.subscriber();
    expect(await act("accounts/end-subscription", ida, { time: "now", reason: " " })).toMatchObject({
      status: 400,
      json: { fields: { reason: "Bitte geben Sie eine Begründung ein." } },
    });
    expect(await contractOf(ida)).toMatchObject({ status: "active", isEnding: false });
  });
});

describe("while the payment provider cannot be reached, the order of an admin", () => {
  it.each(["period_end", "now"] as const)("is stored, and carried out once by itself: %s", async (time) => {
    const ida = await billing.subscriber();
    const spy = failProvider();
    expect(await end(ida, time)).toMatchObject({ status: 201, json: { isDone: false } });
    expect(await end(ida, time)).toMatchObject({ status: 201, json: { isDone: false } });
    expect(await contractOf(ida)).toMatchObject({ status: "active", cancelAtPeriodEnd: false, isEnding: true });
    spy.mockRestore();
    await deliver();
    const done = time === "now" ? { status: "canceled" } : { status: "active", cancelAtPeriodEnd: true };
    expect(await contractOf(ida)).toMatchObject({ ...done, isEnding: false });
    expect(await actionsOn(ida)).toHaveLength(1);
    expect(mailsTo(ida).filter(({ text }) => text.includes(reason))).toHaveLength(1);
  });
});

describe("an admin and the person at the same time", () => {
  it("leave one canceled contract", async () => {
    const ida = await billing.subscriber();
    const [byAdmin, byPerson] = await Promise.all([
      end(ida, "period_end"),
      stack.call("billing/cancel-subscription", { token: ida.token }),
    ]);
    expect([201, 409]).toContain(byAdmin.status);
    expect(byPerson.status).toBe(200);
    await deliver();
    expect(await contractOf(ida)).toMatchObject({ status: "active", cancelAtPeriodEnd: true, isEnding: false });
    expect(mailsTo(ida).filter(({ subject }) => /gekündigt/i.test(subject))).toHaveLength(1);
  });

  it("leave one ended contract when it ends at once", async () => {
    const ida = await billing.subscriber();
    const [byAdmin, byPerson] = await Promise.all([
      end(ida, "now"),
      stack.call("billing/cancel-subscription", { token: ida.token }),
    ]);
    expect(byAdmin.status).toBe(201);
    expect([200, 409]).toContain(byPerson.status);
    await deliver();
    expect(await contractOf(ida)).toMatchObject({ status: "canceled" });
    expect(await planOf(ida)).toBe("kostenlos");
  });
});
