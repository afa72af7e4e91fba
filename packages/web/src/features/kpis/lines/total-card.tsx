import { type CountField, countFields } from "../../../parts/kpis/kpi-day.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Meter } from "../../../ui/meter.tsx";
import { type Figures, rateText } from "../days/figures.ts";

interface TotalCardProps {
  title: string;
  figures: Figures;
  hint?: string | undefined;
  /** Targets of the company for the period. */
  targets?: Readonly<Record<CountField, number | null>> | undefined;
}

export function TotalCard({ title, figures, hint, targets }: TotalCardProps) {
  const { short, totals } = useTexts("kpis");
  return (
    <section className="rounded-lg border border-line bg-sunken/60 px-4 py-3">
      <h2 className="font-medium text-sm">{title}</h2>
      {hint && <p className="text-ink-muted text-xs">{hint}</p>}
      <dl className="mt-2 grid grid-cols-2 gap-x-2 gap-y-3 min-[22rem]:grid-cols-4">
        {countFields.map((field) => (
          <div key={field} className="flex min-w-0 flex-col">
            <dt className="truncate text-ink-muted text-xs">{short[field]}</dt>
            <dd className="font-semibold text-base tabular-nums">{numberText(figures[field])}</dd>
            {field !== "leadsKontaktiert" && (
              <dd className="text-ink-muted text-xs tabular-nums">{rateText(figures, field)}</dd>
            )}
            <TargetOf field={field} count={figures[field]} target={targets?.[field] ?? null} />
          </div>
        ))}
      </dl>
      <p className="sr-only">{totals.ratesHint}</p>
    </section>
  );
}

function TargetOf({ field, count, target }: { field: CountField; count: number; target: number | null }) {
  const { columns, totals } = useTexts("kpis");
  if (target === null) return null;
  const text = totals.target(numberText(target));
  return (
    <dd className="mt-auto pt-1">
      <Meter
        label={`${columns[field]}, ${text}`}
        value={Math.min(count, target)}
        maxValue={target}
        valueLabel={numberText(count)}
        isReached={count >= target}
      />
      <span className="text-ink-muted text-xs tabular-nums">{text}</span>
    </dd>
  );
}
