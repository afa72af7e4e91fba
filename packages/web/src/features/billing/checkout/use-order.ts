import { currency, premiumPrice } from "@linkedpotential/contract/billing/price";
import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type PaymentForm, PaymentProblem } from "../card/payment-form.ts";
import { useAttempt } from "../card/use-attempt.ts";

interface Order {
  form: PaymentForm;
  /** Country of a customer who gives no address. */
  country?: string;
  billingAddress?: BillingAddress;
}

type Customer = Omit<Order, "form">;

/** Orders once, however often it is pressed: the server answers the same open payment until it is paid. */
export function useOrder(onPaid: () => void) {
  const { checkout: texts } = useTexts("billing");
  const start = useAction("billing/create-payment-intent", (customer: Customer) => ({
    body: { amount: premiumPrice, currency, ...customer } as const,
  }));
  const { attempt, ...state } = useAttempt((error) => {
    // Paid before, in another tab or with an answer that was lost: nothing is charged again.
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
