import { currency, premiumPrice } from "@linkedpotential/contract/billing/values";
import { useRef, useState } from "react";
import { isRefusal } from "../../../lib/api-error.ts";
import { useAction } from "../../../lib/use-action.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type PaymentForm, PaymentProblem } from "./payment-form.ts";

/** Orders once, however often it is pressed: the server answers the same open payment until it is paid. */
export function useOrder(onPaid: () => void) {
  const { checkout: texts } = useTexts("billing");
  const start = useAction("billing/create-payment-intent", () => ({
    body: { amount: premiumPrice, currency } as const,
  }));
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isRunning = useRef(false);

  async function run({ check, pay }: PaymentForm): Promise<void> {
    await check();
    const { clientSecret } = await start.runAsync();
    await pay(clientSecret);
  }
  function explain(error: unknown): void {
    // Paid before, in another tab or with an answer that was lost: nothing is charged again.
    if (isRefusal(error, "billing.already_premium")) onPaid();
    else setProblem(texts.failed(error instanceof PaymentProblem ? error.message : errorText(error)));
  }
  async function order(form: PaymentForm): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setProblem(undefined);
    await run(form).then(onPaid, explain);
    isRunning.current = false;
    setPending(false);
  }
  return { order, isPending, problem };
}
