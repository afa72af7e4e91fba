import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { updateUser, useUser } from "../../lib/session/session.ts";
import { PlanCards } from "../../parts/plans/plan-cards.tsx";
import { useTexts } from "../../texts/texts.ts";
import { subscriptionQuery } from "./api.ts";
import { InvoiceHistory } from "./invoices/invoice-history.tsx";
import { UpgradeHint } from "./plans/upgrade-hint.tsx";
import { UpgradeLink } from "./plans/upgrade-link.tsx";
import { SubscriptionCard } from "./subscription/subscription-card.tsx";

export function BillingScreen() {
  const texts = useTexts("billing");
  const plans = useTexts("plans");
  const plan = usePlan();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <h1 className="font-semibold text-lg md:text-xl">{texts.title}</h1>
      {plan === "kostenlos" && <UpgradeHint />}
      <SubscriptionCard />
      <section aria-labelledby="plans" className="flex flex-col gap-3">
        <h2 id="plans" className="font-semibold text-base">
          {plans.label}
        </h2>
        <PlanCards texts={plans} currentPlan={plan} actions={{ premium: <UpgradeLink /> }} />
      </section>
      <InvoiceHistory />
    </div>
  );
}

/** Returns the plan of the subscription, and copies it into the session if the session still has the previous plan. */
function usePlan() {
  const user = useUser();
  const { plan = user.plan } = useQuery(subscriptionQuery).data ?? {};
  useEffect(() => {
    if (plan !== user.plan) updateUser({ ...user, plan });
  }, [plan, user]);
  return plan;
}
