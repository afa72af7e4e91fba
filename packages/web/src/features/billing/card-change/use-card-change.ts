import { useAction } from "../../../lib/action/use-action.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type PaymentForm, PaymentProblem } from "../card/payment-form.ts";
import { useAttempt } from "../card/use-attempt.ts";

export function useCardChange(onChanged: () => void) {
  const { cardChange: texts } = useTexts("billing");
  const begin = useAction("billing/begin-card-change", () => ({}));
  const use = useAction("billing/use-card", (setupIntentId: string) => ({ body: { setupIntentId } }));
  const { attempt, ...state } = useAttempt((error) =>
    texts.notChanged(error instanceof PaymentProblem ? error.message : errorText(error)),
  );
  const keep = (setupIntentId: string) =>
    attempt(async () => {
      await use.runAsync(setupIntentId);
      onChanged();
    });
  const change = ({ check, confirm }: PaymentForm) =>
    attempt(async () => {
      await check();
      const { clientSecret, setupIntentId } = await begin.runAsync();
      await confirm(clientSecret);
      await use.runAsync(setupIntentId);
      onChanged();
    });
  return { ...state, change, keep };
}
