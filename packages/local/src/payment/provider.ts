import type { Responder } from "../http/messages.ts";
import { apiPath, createStripeApi } from "./api/stripe-api.ts";
import { openLedger } from "./ledger.ts";
import { createPaymentTools } from "./tools.ts";
import { deliver, type Post } from "./webhooks/delivery.ts";

/** Keys of the local payment provider. They are not secret, because no other service accepts them. */
export const localKeys = { secretKey: "sk_test_local", webhookSecret: "whsec_local" };

export const paymentEnvironment = (address: string) => ({
  STRIPE_ENDPOINT: `${address}${apiPath}`,
  STRIPE_SECRET_KEY: localKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: localKeys.webhookSecret,
});

export type PaymentProvider = ReturnType<typeof openPaymentProvider>;

export function openPaymentProvider(path?: string, onWrite: () => void = () => {}) {
  const ledger = openLedger(path);
  return {
    ledger,
    responders: [
      createStripeApi(ledger, localKeys.secretKey, onWrite),
      createPaymentTools(ledger, onWrite),
    ] satisfies Responder[],
    deliver: (post: Post): Promise<void> => ledger.inTurn(() => deliver(ledger, localKeys.webhookSecret, post)),
  };
}
