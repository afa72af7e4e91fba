import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useState } from "react";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useSubscription } from "../api.ts";
import { CardForm } from "../card/card-form.tsx";
import { PaymentPage } from "../card/payment-page.tsx";
import { currentVat, vatCustomerOf } from "../vat.ts";
import { OrderForm } from "./order-form.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentSuccess } from "./payment-success.tsx";

export function CheckoutPage() {
  const { checkout: texts } = useTexts("billing");
  return (
    <PaymentPage title={texts.title}>
      <Checkout />
    </PaymentPage>
  );
}

function Checkout() {
  const { unavailable } = useTexts("billing").checkout;
  // Stripe adds this parameter to the address when the user returns from the bank's page.
  const [redirectStatus] = useState(() => new URLSearchParams(location.search).get("redirect_status"));
  const [isPaid, setPaid] = useState(redirectStatus === "succeeded");
  if (isPaid) return <PaymentSuccess />;
  return (
    <LoadBoundary skeleton={<CheckoutLoading />} failed={unavailable}>
      <Order isRefused={redirectStatus === "failed"} onPaid={() => setPaid(true)} />
    </LoadBoundary>
  );
}

interface OrderProps {
  isRefused: boolean;
  onPaid: () => void;
}

function Order(props: OrderProps) {
  const subscription = useSubscription();
  return subscription.plan === "premium" ? <AlreadyPremium /> : <NewOrder subscription={subscription} {...props} />;
}

function NewOrder({ subscription, isRefused, onPaid }: OrderProps & { subscription: Subscription }) {
  const { checkout: texts } = useTexts("billing");
  const [customer, setCustomer] = useState(() => vatCustomerOf(subscription));
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 md:gap-8">
      <OrderSummary vat={currentVat(subscription, customer)} />
      <div className="card flex flex-col gap-4 p-5 md:p-6">
        {isRefused && <FormProblem text={texts.failed(texts.bankRefused)} />}
        <CardForm
          checkout={subscription.checkout}
          purpose="order"
          renderForm={(fields) => <OrderForm {...fields} {...{ subscription, customer, setCustomer, onPaid }} />}
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
    <section className="card flex max-w-xl flex-col gap-4 p-5 md:p-6">
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
