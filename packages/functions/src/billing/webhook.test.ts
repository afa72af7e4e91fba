import type { WireEvent } from "@linkedpotential/core/payment/wire";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type BillingCalls, billingCalls } from "@linkedpotential/local/testing/billing";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let billing: BillingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  billing = billingCalls(stack);
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const never = (): never => {
  throw new Error("no webhook");
};

const lastWebhook = () => {
  const [{ body, headers } = never()] = billing.webhooks().slice(-1);
  return { body, signature: headers["stripe-signature"] ?? "" };
};

const send = (rawBody: string, header: string) =>
  stack.call("billing/webhook", { rawBody, headers: { "stripe-signature": header } });

const waitingPayments = async () => (await storedItems()).filter(({ type }) => type === "payment.event-received");

describe("a webhook", () => {
  it("is accepted only with a recent signature of the provider", async () => {
    const account = await readyAccount();
    await billing.confirm(account);
    const { body, signature } = lastWebhook();
    const refused = { status: 400, json: { code: "billing.signature_invalid" } };
    expect(await send(body.replace("active", "unpaid"), signature)).toMatchObject(refused);
    expect(await send("", signature)).toMatchObject(refused);
    expect(await send("x".repeat(500_000), signature)).toMatchObject(refused);
    expect(await send("x".repeat(600_000), signature)).toMatchObject({ status: 413 });
    stack.setNow(new Date(Date.now() + 6 * 60_000).toISOString());
    expect(await send(body, signature)).toMatchObject(refused);
    stack.setNow();
    expect(await waitingPayments()).toEqual([]);
    expect(await send(body, signature)).toMatchObject({ status: 200, json: { received: true } });
    expect(await billing.subscription(account)).toMatchObject({ plan: "kostenlos" });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium" });
  });

  it.each<[string, (genuine: string) => string]>([
    ["no header", () => ""],
    ["only a blank", () => " "],
    ["no signature", (genuine) => genuine.split(",")[0] ?? ""],
    ["an empty signature", () => "t=1,v1="],
    ["an empty signature with the current time", (genuine) => `${genuine.split(",")[0]},v1=`],
    ["a short signature", () => "t=1,v1=00"],
    ["a signature without a value", (genuine) => `${genuine.split(",")[0]},v1`],
    ["a signature that is too long", (genuine) => `${genuine}00`],
    ["a signature in capitals", (genuine) => genuine.replace(/v1=.*/, (part) => part.toUpperCase())],
    ["multibyte characters", (genuine) => genuine.replace(/v1=.*/, `v1=${"é".repeat(64)}`)],
    ["a signature of another body", (genuine) => genuine.replace(/v1=.{8}/, "v1=00000000")],
    ["no time", (genuine) => genuine.split(",")[1] ?? ""],
    ["a time that is not a number", (genuine) => genuine.replace(/t=\d+/, "t=now")],
    ["an old time", (genuine) => genuine.replace(/t=\d+/, "t=1")],
    ["another time", (genuine) => genuine.replace(/t=(\d+)/, (_, time) => `t=${Number(time) - 1}`)],
    ["another scheme", (genuine) => genuine.replace("v1=", "v0=")],
    ["only commas", () => ",,,,"],
    ["only equals signs", () => "t==,v1=="],
    ["thousands of signatures", (genuine) => `${genuine.split(",")[0]}${",v1=00".repeat(1000)}`],
  ])("with %s in its signature header is refused as unsigned and stores nothing", async (_, change) => {
    await billing.confirm(await readyAccount());
    const { body, signature } = lastWebhook();
    const answer = await send(body, change(signature));
    expect(answer).toMatchObject({ status: 400, json: { code: "billing.signature_invalid" } });
    expect(await waitingPayments()).toEqual([]);
  });

  it("is stored once with ids only, and answered before the provider is called", async () => {
    const account = await readyAccount();
    await billing.confirm(account);
    const { STRIPE_ENDPOINT = "" } = process.env;
    stack.configure({ STRIPE_ENDPOINT: `${STRIPE_ENDPOINT}/nowhere` });
    const [webhook = never()] = billing.webhooks().slice(-1);
    for (let times = 0; times < 3; times += 1) expect(await billing.post(webhook)).toMatchObject({ status: 200 });
    stack.configure({ STRIPE_ENDPOINT });
    const { id, data }: WireEvent = JSON.parse(webhook.body);
    expect(await waitingPayments()).toEqual([
      expect.objectContaining({
        eventId: id,
        detail: {
          version: 1,
          eventType: "customer.subscription.updated",
          customerId: Reflect.get(data.object, "customer"),
        },
      }),
    ]);
    await stack.deliver();
  });

  it("of another event type is accepted and not stored", async () => {
    await billing.confirm(await readyAccount());
    const other = stack.payments.ledger.kept.events.find(({ type }) => type === "payment_intent.succeeded") ?? never();
    expect(await billing.post(billing.sign(other))).toMatchObject({ status: 200 });
    expect(await waitingPayments()).toEqual([]);
  });

  it("about an unknown customer, or none, is accepted and ignored", async () => {
    await billing.subscriber();
    const [known = never()] = billing.webhooks().slice(-1);
    for (const change of [
      (event: WireEvent) => Object.assign(event.data.object, { customer: "cus_unknown" }),
      (event: WireEvent) => Object.assign(event.data, { object: { object: "account", id: "acct_1" } }),
    ]) {
      const event: WireEvent = JSON.parse(known.body);
      change(event);
      expect(await billing.receive(billing.sign(event))).toMatchObject({ status: 200 });
    }
  });

  it("that cannot be processed waits in the outbox and is processed later", async () => {
    const account = await readyAccount();
    await billing.confirm(account);
    const { STRIPE_ENDPOINT = "" } = process.env;
    stack.configure({ STRIPE_ENDPOINT: `${STRIPE_ENDPOINT}/nowhere` });
    await expect(stack.deliver()).rejects.toThrow("subscribers/sync-contracts failed");
    stack.configure({ STRIPE_ENDPOINT });
    await stack.deliver();
    expect(await billing.subscription(account)).toMatchObject({ plan: "premium" });
  });
});
