import { currency, premiumPrice } from "@linkedpotential/contract/billing/price";
import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type PaymentForm, PaymentProblem } from "../card/payment-form.ts";
import { usePaymentAttempt } from "../card/use-payment-attempt.ts";

interface Order {
  form: PaymentForm;
  /** Country of the customer. Set only if there is no billing address and the country differs from the stored one. */
  country?: string;
  billingAddress?: BillingAddress;
}

type Customer = Omit<Order, "form">;

/** Orders Premium. A retry does not charge twice, because the server returns the same payment until it is paid. */
export function useOrder(onPaid: () => void) {
  const { checkout: texts } = useTexts("billing");
  const start = useAction("billing/create-payment-intent", (customer: Customer) => ({
    body: { amount: premiumPrice, currency, ...customer } as const,
  }));
  const { attempt, ...state } = usePaymentAttempt((error) => {
    // The order was already paid in another tab, or by an earlier attempt whose answer was lost.
    if (isRefusal(error, "billing.already_premium")) return onPaid() as undefined;
    return texts.failed(error instanceof PaymentProblem ? error.message : errorText(error));
  });
  const order = ({ form: { check, confirm }, ...customer }: Order) =>
    attempt(async () => {
      await check();
      const { clientSecret } = await start.runAsync(customer);
      await confirm(clientSecret);
      onPaid();
    });
  return { ...state, order };
}
