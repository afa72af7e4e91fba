import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useState } from "react";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useSubscription } from "../api.ts";
import { CardForm } from "../card/card-form.tsx";
import { PaymentPage } from "../card/payment-page.tsx";
import { customerOf, vatNow } from "../vat.ts";
import { OrderForm } from "./order-form.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { Paid } from "./paid.tsx";

export function CheckoutPage() {
  const { checkout: texts } = useTexts("billing");
  return (
    <PaymentPage title={texts.title}>
      <Checkout />
    </PaymentPage>
  );
}

function Checkout() {
  const { checkout: texts } = useTexts("billing");
  const { retry } = useTexts("common");
  const { data, error, refetch } = useSubscription();
  // The bank's page leads back through Stripe with the outcome in the address.
  const [returned] = useState(() => new URLSearchParams(location.search).get("redirect_status"));
  const [isPaid, setPaid] = useState(returned === "succeeded");
  if (isPaid) return <Paid />;
  if (error && !data) {
    return (
      <ErrorState
        title={texts.unavailable}
        description={errorText(error)}
        retryLabel={retry}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <CheckoutLoading />;
  if (data.plan === "premium") return <AlreadyPremium />;
  return <Order subscription={data} isRefused={returned === "failed"} onPaid={() => setPaid(true)} />;
}

interface OrderProps {
  subscription: Subscription;
  isRefused: boolean;
  onPaid: () => void;
}

/** The order form with its summary, which shows the VAT for the country and VAT id in the form. */
function Order({ subscription, isRefused, onPaid }: OrderProps) {
  const { checkout: texts } = useTexts("billing");
  const [customer, setCustomer] = useState(() => customerOf(subscription));
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 md:gap-8">
      <OrderSummary vat={vatNow(subscription, customer)} />
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6">
        {isRefused && <FormProblem text={texts.failed(texts.bankRefused)} />}
        <CardForm
          checkout={subscription.checkout}
          purpose="order"
          frame={(fields) => <OrderForm {...fields} {...{ subscription, customer, setCustomer, onPaid }} />}
        />
      </div>
    </div>
  );
}

function CheckoutLoading() {
  const { checkout: texts } = useTexts("billing");
  return (
    <Loading label={texts.loading} className="grid gap-5 md:grid-cols-2 md:gap-8">
      <Skeleton className="h-96 w-full rounded-lg" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </Loading>
  );
}

function AlreadyPremium() {
  const { already: texts } = useTexts("billing").checkout;
  const { workspace } = useUser();
  const home = dashboardPath(workspace);
  return (
    <section className="flex max-w-xl flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6">
      <div>
        <h2 className="font-semibold text-base">{texts.title}</h2>
        <p className="mt-1 text-pretty text-ink-muted text-sm">{texts.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={home} className={buttonClass("primary")}>
          {texts.home}
        </a>
        <a href={`${home}?section=billing`} className={buttonClass("secondary")}>
          {texts.billing}
        </a>
      </div>
    </section>
  );
}
