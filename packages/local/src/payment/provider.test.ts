import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { requestOf, testAnswer } from "../testing/call.ts";
import { localKeys, openPaymentProvider } from "./provider.ts";

const directory = mkdtempSync(join(tmpdir(), "payments-"));
const file = join(directory, "payments.json");
afterAll(() => rmSync(directory, { recursive: true }));

let provider = openPaymentProvider(file);
const head = {
  authorization: `Bearer ${localKeys.secretKey}`,
  "stripe-version": "2026-10-28.endive",
  "content-type": "application/x-www-form-urlencoded",
};

async function ask(method: string, path: string, form = "", headers: Record<string, string> = {}) {
  const place = path.startsWith("/__local") ? path : `/__local/stripe/v1/${path}`;
  const request = requestOf({ method, path: place }, { rawBody: form, headers: { ...head, ...headers } });
  for (const responder of provider.responders) {
    const answer = await responder(request);
    if (answer) return testAnswer(answer);
  }
  throw new Error(`no responder for ${path}`);
}

const made = async (form: string, path = "customers") => (await ask("POST", path, form)).json as { id: string };
const checkout = (customer: string, price = "price_premium") =>
  `customer=${customer}&items[0][price]=${price}&payment_behavior=default_incomplete&payment_settings[payment_method_types][0]=card&payment_settings[save_default_payment_method]=on_subscription&expand[0]=latest_invoice.confirmation_secret`;

describe("the local payment provider", () => {
  it.each([
    ["no key", { authorization: "" }, 401, undefined],
    ["another key", { authorization: "Bearer sk_live_1" }, 401, undefined],
    ["no version of the API", { "stripe-version": "" }, 400, undefined],
    ["JSON", { "content-type": "application/json" }, 400, undefined],
  ])("refuses %s", async (_, headers, status, code) => {
    const answer = await ask("POST", "customers", "metadata[userId]=1", headers);
    expect(answer).toMatchObject({
      status,
      json: { error: { type: "invalid_request_error", message: expect.any(String) } },
    });
    expect(answer.json).not.toHaveProperty("error.code", code ?? null);
  });

  it.each([
    ["POST", "customers", "nickname=x", 400, "parameter_unknown", "nickname"],
    ["POST", "subscriptions", "customer=cus_1", 400, "parameter_missing", "items"],
    ["POST", "subscriptions", checkout("cus_1"), 404, "resource_missing", "customer"],
    ["GET", "subscriptions/sub_1", "", 404, "resource_missing", "id"],
    ["GET", "invoices?customer=cus_1&status=lost", "", 400, "parameter_invalid", "status"],
    ["GET", "charges?customer=cus_1&limit=many", "", 400, "parameter_invalid", "limit"],
    ["POST", "refunds", "payment_intent=pi_1", 404, "resource_missing", "payment_intent"],
  ])("refuses %s %s %s", async (method, path, form, status, code, param) => {
    expect(await ask(method, path, form)).toMatchObject({
      status,
      json: { error: { type: "invalid_request_error", code, param } },
    });
  });

  it("refuses unknown paths and expansions", async () => {
    expect(await ask("GET", "payouts")).toMatchObject({ status: 404 });
    const { id } = await made("");
    expect(await ask("GET", `customers/${id}?expand[0]=sources`)).toMatchObject({ status: 400 });
    expect(await ask("GET", `subscriptions?customer=${id}&expand[0]=customer`)).toMatchObject({ status: 400 });
  });

  it("refuses unknown prices and invalid cards", async () => {
    const { id } = await made("");
    expect(await ask("POST", "subscriptions", checkout(id, "prod_1"))).toMatchObject({ status: 404 });
    const { json } = await ask("POST", "subscriptions", checkout(id));
    const { client_secret: secret } = (json as { latest_invoice: { confirmation_secret: { client_secret: string } } })
      .latest_invoice.confirmation_secret;
    const pay = (body: object) =>
      ask("POST", `/__local/payments/${secret}/confirm`, JSON.stringify(body), { "content-type": "application/json" });
    expect(await pay({ card: "1234" })).toMatchObject({ status: 402, json: { error: { code: "invalid_number" } } });
    expect(await pay({ outcome: "declined" })).toMatchObject({ status: 402 });
    expect(await pay({ outcome: "succeeded" })).toMatchObject({ json: { paymentIntent: { status: "succeeded" } } });
    expect(await ask("POST", "/__local/payments/pi_1_secret_1/confirm", "{}")).toMatchObject({ status: 404 });
  });

  it("refunds a payment in parts, never more than is left, and lists the refunds", async () => {
    const { id } = await made("");
    const { json } = await ask("POST", "subscriptions", checkout(id));
    const { client_secret: secret } = (json as { latest_invoice: { confirmation_secret: { client_secret: string } } })
      .latest_invoice.confirmation_secret;
    const intent = secret.split("_secret_")[0];
    const refund = (form: string) => ask("POST", "refunds", `payment_intent=${intent}${form}`);
    expect(await refund("")).toMatchObject({ status: 400 });
    const body = JSON.stringify({ outcome: "succeeded" });
    await ask("POST", `/__local/payments/${secret}/confirm`, body, { "content-type": "application/json" });
    expect(await refund("&amount=0")).toMatchObject({ status: 400, json: { error: { param: "amount" } } });
    expect(await refund("&amount=2901")).toMatchObject({ status: 400, json: { error: { param: "amount" } } });
    expect(await refund("&amount=9.5")).toMatchObject({ status: 400, json: { error: { param: "amount" } } });
    const marks = "&metadata[state]=LP-1 0";
    expect(await refund(`&amount=900${marks}`)).toMatchObject({
      json: { object: "refund", amount: 900, status: "succeeded", metadata: { state: "LP-1 0" } },
    });
    expect(await refund("&amount=2001")).toMatchObject({ status: 400, json: { error: { param: "amount" } } });
    expect(await refund("")).toMatchObject({ json: { amount: 2000 } });
    expect(await refund("&amount=1")).toMatchObject({ json: { error: { code: "charge_already_refunded" } } });
    const amounts = [{ amount: 2000 }, { amount: 900 }];
    expect(await ask("GET", `refunds?payment_intent=${intent}`)).toMatchObject({ json: { data: amounts } });
    expect(await ask("GET", "refunds?payment_intent=pi_1")).toMatchObject({ json: { data: [] } });
  });

  it("answers a repeated idempotency key from its store and refuses the key for another call", async () => {
    const key = { "idempotency-key": "customer 7" };
    const first = await ask("POST", "customers", "metadata[userId]=7", key);
    const again = await ask("POST", "customers", "metadata[userId]=7", key);
    expect(again.json).toEqual(first.json);
    expect(again.headers).toMatchObject({ "idempotent-replayed": "true" });
    const other = await ask("POST", "customers", "metadata[userId]=8", key);
    expect(other).toMatchObject({ status: 400, json: { error: { type: "idempotency_error" } } });
  });

  it("keeps its ledger over a restart, and only brand and last four digits of cards", async () => {
    const { id } = await made("metadata[userId]=9");
    provider = openPaymentProvider(file);
    expect(await ask("GET", `customers/${id}`)).toMatchObject({ json: { metadata: { userId: "9" } } });
    const kept = readFileSync(file, "utf8");
    expect(kept).toContain('"last4":"4242"');
    // The word boundaries matter: a random id may contain fifteen digits in a row, but a card number stands alone.
    expect(kept).not.toMatch(/\b\d{15,}\b/);
  });
});
