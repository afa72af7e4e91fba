import { useState } from "react";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useSubscription } from "../api.ts";
import { OutcomeHeading } from "../card/outcome-heading.tsx";
import { PaymentPage } from "../card/payment-page.tsx";
import { hasOpenPayment, hasRunningContract } from "../contract.ts";
import { ChangeCard } from "./change-card.tsx";

export function ChangeCardPage() {
  const { cardChange: texts } = useTexts("billing");
  return (
    <PaymentPage title={texts.title}>
      <div className="card flex max-w-xl flex-col gap-4 p-5 md:p-6">
        <CardChange />
      </div>
    </PaymentPage>
  );
}

interface CardChangeResult {
  /** Whether the new card also paid an open renewal. */
  hasPaid: boolean;
}

function CardChange() {
  const { cardChange: texts, subscription } = useTexts("billing");
  const [change, setChange] = useState<CardChangeResult>();
  if (change) return <Outcome title={texts.done} text={change.hasPaid ? texts.donePaid : texts.doneText} />;
  const skeleton = (
    <Loading label={subscription.loading}>
      <Skeleton className="h-72 w-full" />
    </Loading>
  );
  return (
    <LoadBoundary skeleton={skeleton} failed={subscription.failed}>
      <NewCard onChanged={setChange} />
    </LoadBoundary>
  );
}

function NewCard({ onChanged }: { onChanged: (change: CardChangeResult) => void }) {
  const { noContract, noContractText } = useTexts("billing").cardChange;
  const subscription = useSubscription();
  if (!hasRunningContract(subscription)) return <Outcome title={noContract} text={noContractText} />;
  const onCardChanged = () => onChanged({ hasPaid: hasOpenPayment(subscription) });
  return <ChangeCard subscription={subscription} onChanged={onCardChanged} />;
}

function Outcome({ title, text }: { title: string; text: string }) {
  const { checkout } = useTexts("billing");
  const { workspace } = useUser();
  return (
    <div role="status" className="flex flex-col gap-4">
      <div>
        <OutcomeHeading className="text-base">{title}</OutcomeHeading>
        <p className="mt-1 text-pretty text-ink-muted text-sm">{text}</p>
      </div>
      <a href={`${dashboardPath(workspace)}?section=billing`} className={buttonClass("primary", "md", "self-start")}>
        {checkout.back}
      </a>
    </div>
  );
}
