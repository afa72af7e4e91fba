import { Stripe } from "stripe";
import { config } from "../config.ts";
import { DomainError } from "../errors.ts";
import { observeCall } from "../outbound-calls.ts";
import { cachedSecret } from "../secrets/cached-secret.ts";
import { readSecret } from "../secrets/read-secret.ts";

const stripeAddress = "https://api.stripe.com";

/** Sends requests to `STRIPE_ENDPOINT` where it is set. The SDK's own option supports a host, but no path. */
const send: typeof fetch = (url, init) => {
  const { payments } = config().endpoints;
  return fetch(payments ? String(url).replace(stripeAddress, payments) : url, init);
};

const stripe = cachedSecret(
  async () =>
    new Stripe(await readSecret("STRIPE_SECRET_KEY"), {
      httpClient: Stripe.createFetchHttpClient(send),
      // The SDK retries with the same idempotency key. All attempts fit into the Lambda's timeout.
      maxNetworkRetries: 2,
      timeout: 8000,
      telemetry: false,
    }),
);

/** Calls the payment provider. @throws `billing.unavailable` with the provider's error as its cause */
export async function callStripe<Answer>(call: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  try {
    const opened = await stripe();
    return await observeCall("Stripe", () => call(opened));
  } catch (cause) {
    throw new DomainError("billing.unavailable", { cause });
  }
}

/** Converts the provider's error "no such object" to undefined; pass it to `catch`. @throws every other error */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return undefined;
  throw error;
}
