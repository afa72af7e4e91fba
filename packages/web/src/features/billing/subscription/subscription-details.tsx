import type { BillingAddress, Subscription } from "@linkedpotential/contract/billing/schema";
import type { ReactNode } from "react";
import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useBillingDate } from "../billing-date.ts";
import { brandName, hasRunningContract } from "../contract.ts";
import { currentVat, vatCustomerOf } from "../vat.ts";
import { ContractActions } from "./contract-actions.tsx";
import { PastDueWarning } from "./past-due-warning.tsx";
import { WarningBox } from "./warning-box.tsx";

export function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const { subscription: texts } = useTexts("billing");
  const plans = useTexts("plans");
  const isGranted = subscription.plan === "premium" && !hasRunningContract(subscription);
  // Without a contract the badge is about the free plan, which is in use.
  const isActive = isGranted || subscription.status === "active" || subscription.status === "none";
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold text-xl">{plans[subscription.plan].name}</p>
        <Badge tone={isActive ? "good" : "neutral"}>{isActive ? texts.active : texts.inactive}</Badge>
        <CanceledBadge subscription={subscription} />
      </div>
      {subscription.isDisputed && (
        <WarningBox title={texts.disputed.title}>
          <p className="text-pretty">{texts.disputed.text}</p>
        </WarningBox>
      )}
      {isGranted ? (
        <p className="text-pretty text-ink-muted text-sm">{texts.granted}</p>
      ) : (
        <>
          <ContractStatus subscription={subscription} />
          <Facts subscription={subscription} />
        </>
      )}
      <ContractActions subscription={subscription} />
      {subscription.status !== "none" && <ContractLinks withdrawableUntil={subscription.withdrawableUntil} />}
    </div>
  );
}

/** Shown beside the state of a contract that was canceled and is still paid. */
function CanceledBadge({ subscription: { cancelAtPeriodEnd, currentPeriodEnd } }: { subscription: Subscription }) {
  const { runsUntil } = useTexts("billing").subscription;
  const date = useBillingDate();
  if (!cancelAtPeriodEnd || currentPeriodEnd === null) return null;
  return <Badge tone="warn">{runsUntil(date(currentPeriodEnd))}</Badge>;
}

function ContractStatus({ subscription }: { subscription: Subscription }) {
  const { subscription: texts } = useTexts("billing");
  const date = useBillingDate();
  const { status, currentPeriodEnd, cancelAtPeriodEnd, graceEndsAt } = subscription;
  const end = currentPeriodEnd === null ? undefined : date(currentPeriodEnd);
  return (
    <>
      {graceEndsAt !== null && <PastDueWarning until={date(graceEndsAt)} />}
      {end && cancelAtPeriodEnd && <p className="text-pretty text-sm">{texts.cancelled(end)}</p>}
      {end && status === "canceled" && <p className="text-pretty text-ink-muted text-sm">{texts.over(end)}</p>}
    </>
  );
}

function Facts({ subscription }: { subscription: Subscription }) {
  const { subscription: texts } = useTexts("billing");
  const date = useBillingDate();
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd, card, billingAddress: address } = subscription;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <Fact name={texts.price}>
        {plan === "premium"
          ? texts.monthly(currentVat(subscription, vatCustomerOf(subscription)).rate > 0)
          : texts.free}
      </Fact>
      {currentPeriodEnd !== null && status === "active" && (
        <Fact name={cancelAtPeriodEnd ? texts.paidUntil : texts.next}>{date(currentPeriodEnd)}</Fact>
      )}
      {card && plan === "premium" && <Fact name={texts.card}>{texts.cardOf(brandName(card.brand), card.last4)}</Fact>}
      {address && <Fact name={texts.recipient}>{addressLine(address)}</Fact>}
    </dl>
  );
}

const addressLine = ({ name, company, street, postalCode, city }: BillingAddress): string =>
  [company || name, street, `${postalCode} ${city}`].join(", ");

const link = "inline-flex min-h-6 items-center text-accent-text underline underline-offset-2";

/** Links to the pages to cancel and withdraw, which the law requires (§§ 312k, 356a BGB). */
function ContractLinks({ withdrawableUntil: until }: Pick<Subscription, "withdrawableUntil">) {
  const { withdrawal: texts } = useTexts("billing");
  const date = useBillingDate();
  // `until` is exclusive: show the last day on which a withdrawal is possible.
  const last = until === null ? undefined : date(new Date(Date.parse(until) - 1).toISOString());
  return (
    <div className="flex flex-col gap-1 text-ink-muted text-xs">
      {last && <p className="text-pretty">{texts.withdrawable(last)}</p>}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <a href={paths.cancelContract} className={link}>
          {texts.cancel}
        </a>
        <a href={paths.withdraw} className={link}>
          {texts.withdraw}
        </a>
      </p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="font-medium text-sm tabular-nums">{children}</dd>
    </div>
  );
}
