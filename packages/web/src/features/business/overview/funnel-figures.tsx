import { monthNameText } from "@linkedpotential/contract/date-texts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText, percent, signedPercent } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type Comparison, type Funnel, sampleFunnel, shareOfContacted, steps } from "./figures.ts";
import { SampleBadge } from "./sample-badge.tsx";

interface FunnelFiguresProps {
  own: { funnel: Funnel; month: string; comparison: Comparison | null } | null;
}

export function FunnelFigures({ own }: FunnelFiguresProps) {
  const { figures: texts } = useTexts("business");
  const funnel = own?.funnel ?? sampleFunnel;
  return (
    <section aria-labelledby="figures-title">
      <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="figures-title" className="font-semibold text-base">
          {own ? texts.title(own.month) : texts.sampleTitle}
        </h2>
        {!own && <SampleBadge />}
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
        {steps.map((step) => {
          const share = step === "contacted" ? null : shareOfContacted(funnel, funnel[step]);
          return (
            <div key={step} className="flex flex-col gap-0.5 bg-surface px-4 py-3 md:px-5">
              <dt className="text-ink-muted text-xs">{texts.steps[step]}</dt>
              <dd className="font-semibold text-lg tabular-nums">{numberText(funnel[step])}</dd>
              {own?.comparison && (
                <dd className="text-ink-muted text-xs tabular-nums">
                  <Change comparison={own.comparison} step={step} />
                </dd>
              )}
              <dd className="min-h-4 text-ink-subtle text-xs tabular-nums">
                {share !== null && texts.share(percent(share))}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Says how a figure differs from the month before. Renders nothing when the earlier figure is zero. */
function Change({ comparison, step }: { comparison: Comparison; step: keyof Funnel }) {
  const { figures: texts } = useTexts("business");
  const language = useLanguage();
  const change = comparison.changes[step];
  if (change === null) return null;
  const isUnchanged = Math.round(change * 100) === 0;
  const text = isUnchanged ? texts.unchanged : signedPercent(change);
  const month = monthNameText(comparison.month, language);
  return comparison.isCurrent ? texts.comparedToDate(text, month) : texts.compared(text, month);
}
