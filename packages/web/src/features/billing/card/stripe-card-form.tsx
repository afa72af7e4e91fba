import { currency, premiumCents } from "@linkedpotential/contract/billing/price";
import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useRef, useState } from "react";
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

/** Stripe's fields in Stripe's own iframe, so that card data never reaches this app. */
export function StripeCardForm({ publishableKey, purpose, frame }: CardFieldsProps & { publishableKey: string }) {
  const { checkout: texts } = useTexts("billing");
  const { retry } = useTexts("common");
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let drawn: Loaded | undefined;
    loadElements(publishableKey, purpose).then(
      (given) => {
        if (isGone || !place.current) return;
        drawn = given;
        given.elements.create("payment").mount(place.current);
        setLoaded(given);
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      drawn?.elements.getElement("payment")?.destroy();
    };
  }, [publishableKey, purpose]);
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
      <div ref={place} />
    </>
  );
  return frame({ form: formOf(loaded, purpose), isReady: loaded !== undefined, children: fields });
}

/** Loads Stripe's fields. The payment itself is created only when the person orders. */
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

function formOf(loaded: Loaded | undefined, purpose: CardPurpose) {
  const told = ({ error }: { error?: StripeError | undefined }) => {
    if (error) throw new PaymentProblem(error.message ?? "");
  };
  return {
    check: async () => loaded && told(await loaded.elements.submit()),
    confirm: async (clientSecret: string) => {
      if (!loaded) return;
      const { stripe, elements } = loaded;
      const page = purpose === "order" ? paths.checkout : paths.changeCard;
      const confirmParams = { return_url: location.origin + page };
      const given = { elements, clientSecret, confirmParams, redirect: "if_required" } as const;
      told(await (purpose === "order" ? stripe.confirmPayment(given) : stripe.confirmSetup(given)));
    },
  };
}
