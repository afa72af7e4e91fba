import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { useState } from "react";
import { dashboardPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useSubscription } from "../api.ts";
import { OutcomeHeading } from "../card/outcome-heading.tsx";
import { PaymentPage } from "../card/payment-page.tsx";
import { isRunning } from "../contract.ts";
import { ChangeCard } from "./change-card.tsx";

export function ChangeCardPage() {
  const { cardChange: texts } = useTexts("billing");
  return (
    <PaymentPage title={texts.title}>
      <div className="flex max-w-xl flex-col gap-4 rounded-lg border border-line bg-surface p-5 md:p-6">
        <CardChange />
      </div>
    </PaymentPage>
  );
}

function CardChange() {
  const { cardChange: texts, subscription } = useTexts("billing");
  const { retry } = useTexts("common");
  const { data, error, refetch } = useSubscription();
  const [paid, setPaid] = useState<{ wasOpen: boolean }>();
  if (paid) return <Outcome title={texts.done} text={paid.wasOpen ? texts.donePaid : texts.doneText} />;
  if (error && !data) {
    return (
      <ErrorState
        title={subscription.failed}
        description={errorText(error)}
        retryLabel={retry}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={subscription.loading}>
        <Skeleton className="h-72 w-full" />
      </Loading>
    );
  }
  if (!isRunning(data)) return <Outcome title={texts.noContract} text={texts.noContractText} />;
  return <ChangeCard subscription={data} onChanged={() => setPaid({ wasOpen: isOpen(data) })} />;
}

const isOpen = ({ status }: Subscription): boolean => status === "past_due";

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
