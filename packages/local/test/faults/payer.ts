import { setTimeout as wait } from "node:timers/promises";
import type { Invoice, Payment, Subscription } from "@linkedpotential/contract/billing/schema";
import type { PatientClient, Tally } from "./client.ts";
import type { Person } from "./person.ts";
import type { TestBed } from "./test-bed.ts";

/** Buys Premium through the checkout. The payment at the provider itself happens without injected faults. */
export async function buyPremium(bed: TestBed, { token }: Person, send: PatientClient): Promise<void> {
  const { json } = await send("billing/create-payment-intent", { token, body: { amount: 29, currency: "eur" } });
  const { clientSecret } = json as Payment;
  await bed.stack().local(`payments/${clientSecret}/confirm`, { outcome: "succeeded" });
}

/**
 * Waits until the webhooks of the provider are processed. Reports a problem unless the user has Premium and exactly one
 * invoice.
 */
export async function expectPaidOnce({ token }: Person, send: PatientClient, { problems }: Tally): Promise<void> {
  let plan: string | undefined;
  for (let attempt = 0; plan !== "premium" && attempt < 100; attempt += 1) {
    plan = ((await send("billing/get-subscription", { token })).json as Subscription).plan;
    if (plan !== "premium") await wait(200);
  }
  const invoices = (await send("billing/list-invoices", { token })).json as Invoice[];
  if (plan !== "premium" || invoices.length !== 1)
    problems.push(`after one payment the plan is ${plan}, with ${invoices.length} invoices`);
}
