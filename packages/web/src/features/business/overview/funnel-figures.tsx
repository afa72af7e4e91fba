import { monthNameText } from "@linkedpotential/contract/date-texts";
import type { ReactNode } from "react";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText, percent, signedPercent } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type Comparison, type Funnel, type FunnelTargets, sampleFunnel, shareOfContacted, steps } from "./figures.ts";
import { SampleBadge } from "./sample-badge.tsx";
import { TargetProgress } from "./targets/target-progress.tsx";

interface OwnFigures {
  funnel: Funnel;
  month: string;
  /** Name of the colleague whose figures are shown. Null for those of the company and of the user. */
  colleague: string | null;
  comparison: Comparison | null;
  /** Targets of the company, or of the member whose figures are shown. */
  targets: FunnelTargets;
  /** Figures expected for the whole month at the pace so far. Null without a reliable pace, as in its first days. */
  forecast: Funnel | null;
}

interface FunnelFiguresProps {
  own: OwnFigures | null;
  actions: ReactNode;
}

export function FunnelFigures({ own, actions }: FunnelFiguresProps) {
  const { figures: texts } = useTexts("business");
  return (
    <section aria-labelledby="figures-title">
      <div className="mb-2.5 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="figures-title" className="font-semibold text-base">
          {titleOf(texts, own)}
        </h2>
        {!own && <SampleBadge />}
        <div className="ml-auto max-sm:w-full">{actions}</div>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4">
        {steps.map((step) => (
          <Figure key={step} step={step} own={own} />
        ))}
      </dl>
    </section>
  );
}

function titleOf(texts: Texts["business"]["figures"], own: OwnFigures | null): string {
  if (!own) return texts.sampleTitle;
  return own.colleague === null ? texts.title(own.month) : texts.titleOf(own.colleague, own.month);
}

function Figure({ step, own }: { step: keyof Funnel; own: OwnFigures | null }) {
  const { figures: texts, targets: targetTexts } = useTexts("business");
  const funnel = own?.funnel ?? sampleFunnel;
  const count = funnel[step];
  const share = step === "contacted" ? null : shareOfContacted(funnel, count);
  const target = own?.targets[step] ?? null;
  return (
    <div className="flex min-w-0 flex-col gap-0.5 bg-surface px-4 py-3 md:px-5">
      <dt className="text-ink-muted text-xs">{texts.steps[step]}</dt>
      <dd className="font-semibold text-lg tabular-nums">
        {numberText(count)}
        {target !== null && (
          <span className="font-normal text-ink-muted text-sm"> {targetTexts.of(numberText(target))}</span>
        )}
      </dd>
      {target !== null && (
        <dd className="mt-0.5 mb-1.5">
          <TargetProgress
            label={texts.steps[step]}
            count={count}
            target={target}
            forecast={own?.forecast?.[step] ?? null}
          />
        </dd>
      )}
      {own?.comparison && (
        <dd className="text-ink-muted text-xs tabular-nums">
          <Change comparison={own.comparison} step={step} />
        </dd>
      )}
      <dd className="min-h-4 text-ink-subtle text-xs tabular-nums">{share !== null && texts.share(percent(share))}</dd>
    </div>
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
