import { useSuspenseQuery } from "@tanstack/react-query";
import { euroWithCents } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Fact } from "../../../../ui/fact.tsx";
import { contractQuery } from "../api.ts";
import { UnpaidPremium } from "../facts.tsx";
import { useDateTexts } from "../use-date-texts.ts";
import { SummaryCard } from "./summary-card.tsx";

/** State of the subscription, the last invoice, and declarations that an admin has to decide. */
export function ContractSummary({ userId }: { userId: number }) {
  const { contract: texts, summaries } = useTexts("admin-account");
  return (
    <SummaryCard title={texts.title} tab="contract" linkText={summaries.toContract} failed={texts.failed}>
      <ContractFacts userId={userId} />
    </SummaryCard>
  );
}

function ContractFacts({ userId }: { userId: number }) {
  const { contract: texts, summaries } = useTexts("admin-account");
  const { day } = useDateTexts();
  const { subscription, invoices, declarations } = useSuspenseQuery(contractQuery(userId)).data;
  const { status, currentPeriodEnd, cancelAtPeriodEnd, isDisputed, graceEndsAt } = subscription;
  const [lastInvoice] = invoices;
  const waiting = declarations.filter(({ state }) => state === "waiting").length;
  const runs = status === "active" || status === "past_due";
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-4 gap-y-3 text-sm">
      <Fact name={texts.state}>
        {texts.states[status]} {isDisputed && <Badge tone="danger">{texts.disputed}</Badge>}
      </Fact>
      <UnpaidPremium userId={userId} />
      {currentPeriodEnd && <Fact name={texts.periodEnd}>{day(currentPeriodEnd)}</Fact>}
      {runs && <Fact name={texts.renewal}>{cancelAtPeriodEnd ? texts.cancelled : texts.renews}</Fact>}
      {graceEndsAt && <Fact name={texts.grace}>{day(graceEndsAt)}</Fact>}
      {lastInvoice && (
        <Fact name={summaries.lastInvoice}>
          {euroWithCents(lastInvoice.amount)} · {day(lastInvoice.createdAt)}
        </Fact>
      )}
      {waiting > 0 && (
        <Fact name={texts.declarations}>
          <Badge tone="warn">{summaries.waiting(waiting)}</Badge>
        </Fact>
      )}
    </dl>
  );
}
