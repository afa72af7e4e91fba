import { type ActivityDay, activityCounts } from "@linkedpotential/contract/leads/activity";
import { ChartNoAxesColumn } from "lucide-react";
import { toast } from "../../../lib/toast.ts";
import { countFields } from "../../../parts/kpis/kpi-day.ts";
import { kpiCounts, withFormerDay, withKpiCounts } from "../../../parts/kpis/take-over.ts";
import { useKpiBook } from "../../../parts/kpis/use-kpi-book.ts";
import { euro, numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

const shown = activityCounts.filter((count) => count !== "wonValue" && count !== "pipelineDelta");

interface CountsProps {
  today: string;
  counts: ActivityDay | undefined;
}

/** Counts of today's work in the CRM. One press writes them into the KPI tracker, which stays on this device (KPI-26). */
export function TodayCounts({ today, counts }: CountsProps) {
  const { today: texts } = useTexts("lead-figures");
  const done = shown.filter((count) => counts?.[count]);
  return (
    <Card title={texts.title}>
      {counts && done.length > 0 ? (
        <>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-2 text-sm">
            {done.map((count) => (
              <div key={count} className="flex justify-between gap-3">
                <dt className="min-w-0 text-ink-muted">{texts.counts[count]}</dt>
                <dd className="whitespace-nowrap font-medium tabular-nums">{numberText(counts[count])}</dd>
              </div>
            ))}
            {counts.wonValue > 0 && (
              <div className="flex justify-between gap-3">
                <dt className="min-w-0 text-ink-muted">{texts.wonValue}</dt>
                <dd className="whitespace-nowrap font-medium tabular-nums">{euro(counts.wonValue)}</dd>
              </div>
            )}
          </dl>
          <TakeOver today={today} counts={counts} />
        </>
      ) : (
        <p className="max-w-prose text-pretty text-ink-muted text-sm">{texts.empty}</p>
      )}
    </Card>
  );
}

function TakeOver({ today, counts }: { today: string; counts: ActivityDay }) {
  const { today: texts } = useTexts("lead-figures");
  const { undo } = useTexts("common");
  const { columns } = useTexts("kpis");
  const { book, change } = useKpiBook();
  const taken = kpiCounts(counts);
  const isEmpty = countFields.every((field) => taken[field] === 0);
  const day = book.days.find(({ date }) => date === today);
  const replaced = countFields.filter(
    (field) => taken[field] > 0 && day?.[field] && day[field] !== String(taken[field]),
  );
  const isDone = countFields.every((field) => taken[field] === 0 || day?.[field] === String(taken[field]));
  if (isEmpty) return null;
  const takeOver = () => {
    const id = crypto.randomUUID();
    change((one) => ({ ...one, days: withKpiCounts(one.days, id, today, taken) }));
    const restore = () => void change((one) => ({ ...one, days: withFormerDay(one.days, today, day) }));
    toast({ tone: "success", title: texts.takenOver, action: { label: undo, onPress: restore } });
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
      <Button icon={<ChartNoAxesColumn size={16} />} isDisabled={isDone} onPress={takeOver}>
        {isDone ? texts.isTakenOver : texts.takeOver}
      </Button>
      {replaced.length > 0 && (
        <p className="min-w-0 flex-1 basis-48 text-ink-muted text-xs">
          {texts.replaces(replaced.map((field) => `${columns[field]} ${day?.[field]}`).join(", "))}
        </p>
      )}
    </div>
  );
}
