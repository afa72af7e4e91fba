import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useDocumentTitle } from "../../../lib/document-title.ts";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { dashboardPath } from "../../../lib/paths.ts";
import { useUser } from "../../../lib/session.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Brand } from "../../../ui/brand.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useSubscription } from "../api.ts";
import { OrderSummary } from "./order-summary.tsx";
import { Paid } from "./paid.tsx";
import { useOwnPolicy } from "./use-own-policy.ts";

const LocalCardForm = lazyPart(async () => (await import("./local-card-form.tsx")).LocalCardForm, "billing", "common");
const StripeCardForm = lazyPart(
  async () => (await import("./stripe-card-form.tsx")).StripeCardForm,
  "billing",
  "common",
);

export function CheckoutPage() {
  const { checkout: texts } = useTexts("billing");
  const { workspace } = useUser();
  const home = dashboardPath(workspace);
  useDocumentTitle(texts.title);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="mx-auto flex min-h-16 w-full max-w-5xl items-center justify-between gap-4 px-4 md:px-8">
        <a href={home} className="rounded-md">
          <Brand />
        </a>
        <a href={`${home}?section=billing`} className={buttonClass("quiet", "sm")}>
          <ArrowLeft size={16} aria-hidden />
          {texts.back}
        </a>
      </header>
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 pt-4 pb-16 md:px-8">
        <h1 className="mb-5 font-semibold text-xl">{texts.title}</h1>
        <Checkout />
      </main>
    </div>
  );
}

function Checkout() {
  const { checkout: texts } = useTexts("billing");
  const { retry } = useTexts("common");
  const { data, error, refetch } = useSubscription();
  // Where a bank wanted a page of its own, Stripe leads back with how it went.
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
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 md:gap-8">
      <OrderSummary />
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6">
        {returned === "failed" && <FormProblem text={texts.failed(texts.bankRefused)} />}
        <Card checkout={data.checkout} onPaid={() => setPaid(true)} />
      </div>
    </div>
  );
}

function Card({ checkout, onPaid }: { checkout: Subscription["checkout"]; onPaid: () => void }) {
  const { checkout: texts } = useTexts("billing");
  const { provider, publishableKey } = checkout;
  const isReady = useOwnPolicy(provider);
  if (provider === "local") return <LocalCardForm onPaid={onPaid} />;
  if (publishableKey === null) return <FormProblem text={texts.unavailable} />;
  return isReady ? <StripeCardForm publishableKey={publishableKey} onPaid={onPaid} /> : <CheckoutLoading />;
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
