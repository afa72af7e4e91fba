import { currency, premiumCents } from "@linkedpotential/contract/billing/price";
import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useCallback, useState } from "react";
import { paths } from "../../../lib/navigation/paths.ts";
import { getLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { type CardFieldsProps, type CardPurpose, PaymentProblem } from "./payment-form.ts";

interface Loaded {
  stripe: Stripe;
  elements: StripeElements;
}

/** Shows Stripe's card fields. They are in Stripe's iframe, so that card data never reaches this app. */
export function StripeCardForm({ publishableKey, purpose, renderForm }: CardFieldsProps & { publishableKey: string }) {
  const { checkout: texts } = useTexts("billing");
  const { retry } = useTexts("common");
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const mountFields = useCallback(
    (container: HTMLDivElement | null) => {
      if (!container) return;
      let isUnmounted = false;
      let mounted: Loaded | undefined;
      loadElements(publishableKey, purpose).then(
        (answer) => {
          if (isUnmounted) return;
          mounted = answer;
          mounted.elements.create("payment").mount(container);
          setLoaded(mounted);
        },
        () => !isUnmounted && setFailed(true),
      );
      return () => {
        isUnmounted = true;
        mounted?.elements.getElement("payment")?.destroy();
      };
    },
    [publishableKey, purpose],
  );
  if (hasFailed) {
    return <ErrorState title={texts.stripeFailed} retryLabel={retry} onRetry={() => location.reload()} />;
  }
  const fields = (
    <>
      {!loaded && (
        <Loading label={texts.loading}>
          <Skeleton className="h-40 w-full rounded-md" />
        </Loading>
      )}
      <div ref={mountFields} />
    </>
  );
  return renderForm({ form: stripeForm(loaded, purpose), isReady: loaded !== undefined, children: fields });
}

/** Loads Stripe's fields without a payment. The server creates the payment when the user orders. */
async function loadElements(publishableKey: string, purpose: CardPurpose): Promise<Loaded> {
  const locale = getLanguage();
  const stripe = await loadStripe(publishableKey, { locale });
  if (!stripe) throw new Error("Stripe needs a browser");
  const theme = document.documentElement.dataset.theme === "dark" ? "night" : "stripe";
  const elements = stripe.elements({
    ...(purpose === "order" ? { mode: "subscription", amount: premiumCents } : { mode: "setup" }),
    currency,
    allowedPaymentMethodTypes: ["card"],
    appearance: { theme },
    locale,
  });
  return { stripe, elements };
}

function stripeForm(loaded: Loaded | undefined, purpose: CardPurpose) {
  const throwIfFailed = ({ error }: { error?: StripeError | undefined }) => {
    if (error) throw new PaymentProblem(error.message ?? "");
  };
  return {
    check: async () => loaded && throwIfFailed(await loaded.elements.submit()),
    confirm: async (clientSecret: string) => {
      if (!loaded) return;
      const { stripe, elements } = loaded;
      const page = purpose === "order" ? paths.checkout : paths.changeCard;
      const confirmParams = { return_url: location.origin + page };
      const options = { elements, clientSecret, confirmParams, redirect: "if_required" } as const;
      throwIfFailed(await (purpose === "order" ? stripe.confirmPayment(options) : stripe.confirmSetup(options)));
    },
  };
}
