import { useAction } from "../../../lib/action/use-action.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type PaymentForm, PaymentProblem } from "../card/payment-form.ts";
import { usePaymentAttempt } from "../card/use-payment-attempt.ts";

/**
 * Returns two ways to save a card: `change` takes the card from the form, `save` a card that the provider has already
 * accepted.
 */
export function useCardChange(onChanged: () => void) {
  const { cardChange: texts } = useTexts("billing");
  const begin = useAction("billing/begin-card-change", () => ({}));
  const store = useAction("billing/use-card", (setupIntentId: string) => ({ body: { setupIntentId } }));
  const { attempt, ...state } = usePaymentAttempt((error) =>
    texts.notChanged(error instanceof PaymentProblem ? error.message : errorText(error)),
  );
  const save = (setupIntentId: string) =>
    attempt(async () => {
      await store.runAsync(setupIntentId);
      onChanged();
    });
  const change = ({ check, confirm }: PaymentForm) =>
    attempt(async () => {
      await check();
      const { clientSecret, setupIntentId } = await begin.runAsync();
      await confirm(clientSecret);
      await store.runAsync(setupIntentId);
      onChanged();
    });
  return { ...state, change, save };
}
