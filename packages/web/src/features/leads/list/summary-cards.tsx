import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { memo } from "react";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { isActiveDeal } from "../deals.ts";
import { followUpTone } from "../lead/follow-up-tone.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { PlanMeter } from "./plan-meter.tsx";

export const SummaryCards = memo(function SummaryCards({ leads }: { leads: readonly LeadRow[] }) {
  const { summary } = useTexts("leads");
  const { today } = useLeadActions();
  const active = leads.filter(isActiveDeal).length;
  const overdue = leads.filter((lead) => followUpTone(lead, today) === "overdue").length;
  return (
    <section aria-label={summary.label} className="grid grid-cols-2 gap-3 max-[16rem]:grid-cols-1">
      <SummaryCard label={summary.total} value={leads.length}>
        <p className="text-ink-subtle text-xs">{summary.overdue(overdue)}</p>
        <PlanMeter count={leads.length} />
      </SummaryCard>
      <SummaryCard label={summary.active} value={active}>
        <p className="text-ink-subtle text-xs">{summary.activeHint}</p>
      </SummaryCard>
    </section>
  );
});

interface CardProps {
  label: string;
  value: number;
  children: React.ReactNode;
}

function SummaryCard({ label, value, children }: CardProps) {
  return (
    <dl className="card flex min-w-0 flex-col gap-0.5 px-4 py-3">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="font-semibold text-lg tabular-nums">{numberText(value)}</dd>
      <dd>{children}</dd>
    </dl>
  );
}
