import type { ContractCases } from "@linkedpotential/contract/admin/overview-schema";
import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls, type Payer } from "@linkedpotential/local/testing/billing";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-12T10:00:00.000Z");
  admin = await signedInAdmin(stack);
  billing = billingCalls(stack);
});
beforeEach(() => stack.setNow("2027-03-12T10:00:00.000Z"));
afterAll(() => stack.stop());

const cases = async () => (await stack.call("admin/list-contract-cases", { token: admin.token })).json as ContractCases;

type DeclarationRoute = Parameters<BillingCalls["declare"]>[0];

async function declare(id: DeclarationRoute, payer: { user: Pick<Payer["user"], "name" | "email"> }, more?: object) {
  expect(await billing.declare(id, payer, more)).toMatchObject({ status: 201 });
  await stack.deliver();
  return (await cases()).declarations.find(({ email }) => email === payer.user.email);
}

const settle = (id: number, isSettled: boolean, decision: object = { outcome: "carried_out" }) =>
  stack.call("admin/settle-declaration", {
    token: admin.token,
    params: { declarationId: String(id) },
    body: isSettled ? { isSettled, ...decision } : { isSettled },
  });
const actions = async () => {
  const { json } = await stack.call("admin/list-actions", { token: admin.token });
  return (json as AdminActionEntry[]).map(({ action, subject }) => [action, subject]);
};

describe("the declarations that wait for support [D64]", () => {
  it("are those that were not carried out, with the reason", async () => {
    const [carriedOut, unproven] = [await billing.subscriber(), await billing.subscriber()];
    expect(await declare("billing/cancel-contract", carriedOut)).toBeUndefined();
    const stranger = { user: { name: "Ida Öz", email: "unbekannt@example.org" } };
    expect(await declare("billing/withdraw", stranger)).toMatchObject({
      ...{ about: "withdrawal", waitsFor: "forwarded", name: "Ida Öz", userId: null },
      receivedAt: "2027-03-12T10:00:00.000Z",
    });
    const { email, id: userId } = unproven.user;
    const other = { user: { name: "Jemand Anderes", email } };
    expect(await declare("billing/cancel-contract", other)).toMatchObject({ waitsFor: "unproven", userId });
  });

  it("include an extraordinary cancellation, whose end a person decides", async () => {
    const more = { kind: "extraordinary", reason: "Der Dienst war drei Wochen nicht erreichbar." };
    const waiting = await declare("billing/cancel-contract", await billing.subscriber(), more);
    expect(waiting).toMatchObject({ waitsFor: "extraordinary", ...more });
  });

  it("leave the list when the link in the receipt was opened and the declaration was carried out", async () => {
    const account = await billing.subscriber();
    const { email } = account.user;
    expect(await declare("billing/cancel-contract", { user: { name: "Jemand Anderes", email } })).toBeDefined();
    const token = /token=([\w.-]+)/.exec(stack.lastMailTo(email)?.text ?? "")?.[1];
    expect(await stack.call("billing/confirm-declaration", { body: { token } })).toMatchObject({ status: 200 });
    await stack.deliver();
    expect((await cases()).declarations.some((one) => one.email === email)).toBe(false);
    expect(await billing.subscription(account)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it("leave the list when an admin has dealt with them, and can be put back; repeats change nothing", async () => {
    const stranger = { user: { name: "Ida Öz", email: "erledigt@example.org" } };
    const { id = 0 } = (await declare("billing/withdraw", stranger)) ?? {};
    const isListed = async () => (await cases()).declarations.some((one) => one.id === id);
    for (const _ of [1, 2]) expect(await settle(id, true)).toMatchObject({ status: 200, json: { success: true } });
    expect(await isListed()).toBe(false);
    for (const _ of [1, 2]) expect(await settle(id, false)).toMatchObject({ status: 200 });
    expect(await isListed()).toBe(true);
    expect((await actions()).slice(0, 2)).toEqual([
      ["declaration.reopened", String(id)],
      ["declaration.settled", String(id)],
    ]);
    expect(await settle(7, true)).toMatchObject({ status: 404, json: { code: "admin.declaration_not_found" } });
  });

  it("are settled with an outcome only, and as unfounded with a reason only", async () => {
    const { id = 0 } =
      (await declare("billing/withdraw", { user: { name: "Ida Öz", email: "wie@example.org" } })) ?? {};
    for (const decision of [{}, { outcome: "vergessen" }])
      expect(await settle(id, true, decision)).toMatchObject({ status: 400, json: { fields: { outcome: {} } } });
    for (const note of [undefined, " "])
      expect(await settle(id, true, { outcome: "unfounded", note })).toMatchObject({
        ...{ status: 400, json: { fields: { note: {} } } },
      });
    expect((await cases()).declarations.some((one) => one.id === id)).toBe(true);
  });

  it("are answered with a mail that says what came of them, unless they wait again", async () => {
    const payer = await billing.subscriber();
    const { email } = payer.user;
    const wait = () => declare("billing/withdraw", { user: { name: "Jemand Anderes", email } });
    const { id = 0 } = (await wait()) ?? {};
    const note = "Bitte erklären Sie es unter Ihrem Namen.";
    await settle(id, true, { outcome: "unfounded", note });
    await stack.deliver();
    const mail = stack.lastMailTo(email);
    expect(mail?.subject).toBe("Unsere Entscheidung zu Ihrem Widerruf");
    expect(mail?.text).toMatch(/Ausführen konnten wir sie nicht\.[\s\S]*Bitte erklären Sie es unter Ihrem Namen\./);
    await settle(id, false);
    await settle(id, true);
    await settle(id, false);
    await stack.deliver();
    expect(stack.lastMailTo(email)?.text).toBe(mail?.text);
    await settle(id, true);
    await stack.deliver();
    expect(stack.lastMailTo(email)?.text).toContain("geprüft und ausgeführt");
  });

  it("are answered with the end of the contract and the refunded amount", async () => {
    const payer = await billing.subscriber();
    const { email, id: userId } = payer.user;
    const { id = 0 } = (await declare("billing/withdraw", { user: { name: "Jemand Anderes", email } })) ?? {};
    const params = { accountId: String(userId) };
    const call = (route: "accounts/end-subscription" | "accounts/refund-payment", more: object, body: object) =>
      stack.call(route, { token: admin.token, params: { ...params, ...more }, body });
    const [invoice] = await billing.invoices(payer);
    const refund = { cents: 2900, refundedCents: 0, reason: "Widerruf" };
    expect(await call("accounts/end-subscription", {}, { time: "now", reason: "Widerruf" })).toMatchObject({
      json: { isDone: true },
    });
    expect(await call("accounts/refund-payment", { invoiceId: String(invoice?.id) }, refund)).toMatchObject({
      status: 201,
    });
    await settle(id, true);
    await stack.deliver();
    const mail = stack.mails().find(({ to, subject }) => to === email && subject.startsWith("Unsere Entscheidung"));
    expect(mail?.text).toMatch(
      /ausgeführt\.\s+Ihr Abo ist seit dem \d\d\.\d\d\.\d{4} beendet\.\s+Erstattet sind 29,00\sEUR auf die Karte/,
    );
  });

  it("are answered with the day on which a canceled contract ends", async () => {
    const payer = await billing.subscriber();
    const { email } = payer.user;
    const more = { kind: "extraordinary", reason: "Der Dienst war drei Wochen nicht erreichbar." };
    const { id = 0 } = (await declare("billing/cancel-contract", payer, more)) ?? {};
    await settle(id, true);
    await stack.deliver();
    expect(stack.lastMailTo(email)?.text).toMatch(/Ihr Abo ist gekündigt und endet am \d\d\.\d\d\.\d{4}\./);
  });

  it("are recorded once when two admins deal with one at the same time", async () => {
    const stranger = { user: { name: "Ida Öz", email: "zugleich@example.org" } };
    const { id = 0 } = (await declare("billing/withdraw", stranger)) ?? {};
    const answers = await Promise.all([1, 2, 3].map(() => settle(id, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await actions()).filter(([, subject]) => subject === String(id))).toEqual([
      ["declaration.settled", String(id)],
    ]);
  });
});

it("an open payment dispute is listed with its account, amount, reason, invoice and deadline until the bank has decided [D65]", async () => {
  const account = await billing.subscriber();
  const disputeId = await billing.dispute(account);
  await stack.deliver();
  const { id: userId, name, email } = account.user;
  const dueBy = "2027-03-22T10:00:00.000Z";
  const [invoice] = await billing.invoices(account);
  const about = { cents: 2900, reason: "fraudulent", invoiceNumber: invoice?.number, providerUrl: null };
  expect((await cases()).disputes).toEqual([{ userId, name, email, disputeId, dueBy, ...about }]);
  await billing.dispute(account, "won");
  await stack.deliver();
  expect((await cases()).disputes).toEqual([]);
});

it("an open dispute that is answered at Stripe has the address of its page there", async () => {
  const account = await billing.subscriber();
  const disputeId = await billing.dispute(account);
  await stack.deliver();
  const { STRIPE_ENDPOINT = "" } = process.env;
  stack.configure({ STRIPE_ENDPOINT: "" });
  const { disputes } = await cases();
  stack.configure({ STRIPE_ENDPOINT });
  expect(disputes.find((dispute) => dispute.disputeId === disputeId)).toMatchObject({
    providerUrl: `https://dashboard.stripe.com/disputes/${disputeId}`,
  });
});
