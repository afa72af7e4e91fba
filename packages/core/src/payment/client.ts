import { Stripe } from "stripe";
import { config } from "../config.ts";
import { DomainError } from "../errors.ts";
import { observeCall } from "../outbound-calls.ts";
import { cachedSecret } from "../secrets/cached-secret.ts";
import { readSecret } from "../secrets/read-secret.ts";

const stripeAddress = "https://api.stripe.com";

/**
 * Sends requests to `STRIPE_ENDPOINT` if it is set. The SDK has an option for another host, but that does not support a
 * path.
 */
const send: typeof fetch = (url, init) => {
  const { payments } = config().endpoints;
  return fetch(payments ? String(url).replace(stripeAddress, payments) : url, init);
};

const stripe = cachedSecret(
  async () =>
    new Stripe(await readSecret("STRIPE_SECRET_KEY"), {
      httpClient: Stripe.createFetchHttpClient(send),
      // The SDK repeats a request with the same idempotency key, so it takes effect only once. Three attempts of eight
      // seconds fit into the Lambda's timeout.
      maxNetworkRetries: 2,
      timeout: 8000,
      telemetry: false,
    }),
);

/**
 * Calls the payment provider.
 * @throws `billing.unavailable` with the provider's error as its cause
 */
export async function callStripe<Answer>(call: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  try {
    const opened = await stripe();
    return await observeCall("Stripe", () => call(opened));
  } catch (cause) {
    throw new DomainError("billing.unavailable", { cause });
  }
}

/**
 * Returns undefined for the provider's error "no such object". Pass this function to `catch`.
 * @throws every other error
 */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return undefined;
  throw error;
}
