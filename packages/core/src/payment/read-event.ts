import { Stripe } from "stripe";
import { readSecret } from "../secrets/read-secret.ts";
import { idOf } from "./provided.ts";

/** A delivery may be this old (Stripe's own default): a captured one cannot be played again later. */
const toleranceSeconds = 300;

export interface ProviderEvent {
  id: string;
  type: string;
  /** Undefined for what is about no customer. */
  customerId: string | undefined;
}

/** Undefined unless the provider signed it just now. */
export async function readEvent(payload: string, signature: string, now: Date): Promise<ProviderEvent | undefined> {
  const secret = await readSecret("STRIPE_WEBHOOK_SECRET");
  const { webhooks, errors } = Stripe;
  try {
    const event = await webhooks.constructEventAsync(
      payload,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return { id: event.id, type: event.type, customerId: customerOf(event.data.object) };
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

const customerOf = (about: object): string | undefined =>
  "customer" in about ? idOf(about.customer as string | { id: string } | null) : undefined;
