import { Stripe } from "stripe";
import { config } from "../config.ts";
import { DomainError } from "../errors.ts";
import { effect, observed } from "../gate.ts";
import { readSecret } from "../secrets/read-secret.ts";

const stripeAddress = "https://api.stripe.com";

/** Under `STRIPE_ENDPOINT` where that is set: the SDK itself knows a host, but no path. */
const send: typeof fetch = (url, init) => {
  const { payments } = config().endpoints;
  return fetch(payments ? String(url).replace(stripeAddress, payments) : url, init);
};

let client: Promise<Stripe> | undefined;

async function open(): Promise<Stripe> {
  return new Stripe(await readSecret("STRIPE_SECRET_KEY"), {
    httpClient: Stripe.createFetchHttpClient(send),
    // A failed call is repeated under the same idempotency key; all attempts end before the Lambda does.
    maxNetworkRetries: 2,
    timeout: 8000,
    telemetry: false,
  });
}

async function stripe(): Promise<Stripe> {
  client ??= open();
  const opened = client;
  return opened.catch((error) => {
    // Another call may read the key.
    if (client === opened) client = undefined;
    throw error;
  });
}

/** @throws `billing.unavailable` with what the provider said as its cause */
export async function ask<Answer>(call: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  try {
    const opened = await stripe();
    return await observed("Stripe", () => call(opened));
  } catch (cause) {
    throw new DomainError("billing.unavailable", { cause });
  }
}

/** What changes something there waits for the session check. @throws `billing.unavailable` */
export const tell = <Answer>(call: (client: Stripe) => Promise<Answer>): Promise<Answer> => effect([], () => ask(call));
