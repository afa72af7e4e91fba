import { Stripe } from "stripe";
import { cachedSecret } from "../secrets/cached-secret.ts";
import { readSecret } from "../secrets/read-secret.ts";
import { idOf } from "./provided.ts";

/**
 * Maximum age of a delivered event (Stripe's default). The limit keeps an attacker from replaying a captured event
 * later.
 */
const toleranceSeconds = 300;

export interface ProviderEvent {
  id: string;
  type: string;
  customerId?: string;
  chargeId?: string;
}

const webhookSecret = cachedSecret(() => readSecret("STRIPE_WEBHOOK_SECRET"));

/**
 * Verifies the signature of a provider's event and returns the event. Undefined if the signature is invalid or older
 * than five minutes.
 * @throws when the secret cannot be read or a signed body is not an event
 */
export async function readEvent(payload: string, signature: string, now: Date): Promise<ProviderEvent | undefined> {
  const secret = await webhookSecret();
  if (!(await isSigned(payload, signature, secret, now))) return undefined;
  const { id, type, data }: Stripe.Event = JSON.parse(payload);
  const [customerId, chargeId] = [referenceOf(data.object, "customer"), referenceOf(data.object, "charge")];
  return { id, type, ...(customerId !== undefined && { customerId }), ...(chargeId !== undefined && { chargeId }) };
}

/**
 * Whether the signature is valid. Any error of the check counts as invalid, because the SDK throws several kinds of
 * errors for malformed headers.
 */
const isSigned = (payload: string, signature: string, secret: string, now: Date): Promise<boolean> =>
  Stripe.webhooks.constructEventAsync(payload, signature, secret, toleranceSeconds, undefined, now.getTime()).then(
    () => true,
    () => false,
  );

function referenceOf(object: object, name: "customer" | "charge"): string | undefined {
  const reference: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
  return idOf(reference as string | { id: string } | null | undefined);
}
