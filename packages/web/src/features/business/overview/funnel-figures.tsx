import { numberText, percent } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type Funnel, sampleFunnel, shareOfContacted, steps } from "./figures.ts";
import { SampleBadge } from "./sample-badge.tsx";

interface FunnelFiguresProps {
  own: { funnel: Funnel; month: string } | null;
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
