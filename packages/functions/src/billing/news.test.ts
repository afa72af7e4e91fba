import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { type BillingCalls, billingCalls } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
beforeEach(() => stack.setNow("2027-03-12T10:00:00.000Z"));
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

type SignedIn = Awaited<ReturnType<BillingCalls["subscriber"]>>;
const newsOf = async ({ token }: SignedIn) => {
  const { json } = await stack.call("notifications/list", { token });
  return (json as Notification[]).map(({ title, message, isRead }) => ({ title, message, isRead }));
};
const titlesOf = async (account: SignedIn) => (await newsOf(account)).map(({ title }) => title).toSorted();
const call = async (id: "billing/cancel-subscription" | "billing/reactivate", { token }: SignedIn) => {
  expect((await stack.call(id, { token })).status).toBe(200);
  await stack.deliver();
};

describe("the bell shows a customer", () => {
  it("the order as read, and the invoice", async () => {
    const ida = await billing.subscriber();
    const [{ number } = { number: "" }] = await billing.invoices(ida);
    const news = await newsOf(ida);
    expect(news).toHaveLength(2);
    expect(news).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: "Premium ist freigeschaltet", isRead: true }),
        { title: "Ihre Rechnung ist da", message: `${number} über 29,00\u00a0EUR`, isRead: false },
      ]),
    );
  });

  it("a cancellation, and that it was taken back", async () => {
    const ida = await billing.subscriber();
    await call("billing/cancel-subscription", ida);
    expect((await newsOf(ida))[0]).toEqual({
      title: "Ihre Kündigung ist eingegangen",
      message: "Sie behalten Premium bis 12.04.2027. Danach wird nichts mehr abgebucht.",
      isRead: false,
    });
    await call("billing/reactivate", ida);
    expect((await newsOf(ida))[0]).toEqual({
      title: "Ihr Abo läuft weiter",
      message: "Das nächste Mal wird am 12.04.2027 abgebucht.",
      isRead: true,
    });
    await call("billing/cancel-subscription", ida);
    await billing.passTime(ida);
    await stack.deliver();
    expect((await newsOf(ida))[0]).toMatchObject({ title: "Ihr Premium-Abo ist beendet" });
  });

  it("a failed payment", async () => {
    const ida = await billing.subscriber("4000000000000341");
    expect(await billing.passTime(ida)).toBe("past_due");
    await stack.deliver();
    expect(await titlesOf(ida)).toContain("Ihre Zahlung ist fehlgeschlagen");
  });

  it("a disputed payment", async () => {
    const ida = await billing.subscriber();
    await billing.dispute(ida);
    await stack.deliver();
    expect(await titlesOf(ida)).toContain("Ihre Bank prüft eine Zahlung");
  });

  it("a withdrawal by the form with its refund, each event once", async () => {
    const ida = await billing.subscriber();
    await billing.declare("billing/withdraw", ida);
    await stack.deliver();
    expect(await titlesOf(ida)).toEqual([
      "Erstattung veranlasst",
      "Ihr Premium-Abo ist beendet",
      "Ihre Erklärung ist eingegangen",
      "Ihre Rechnung ist da",
      "Premium ist freigeschaltet",
    ]);
  });
});

it("a declaration with an address that nobody has verified reaches no bell", async () => {
  const ida = await billing.subscriber();
  await billing.declare("billing/withdraw", { user: { name: ida.user.name, email: `other-${ida.user.email}` } });
  await stack.deliver();
  expect(await titlesOf(ida)).toEqual(["Ihre Rechnung ist da", "Premium ist freigeschaltet"]);
});
