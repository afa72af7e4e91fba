import type { Texts } from "../../texts/areas.ts";
import { SectionHead } from "./section-head.tsx";

export function WorkSteps({ texts }: { texts: Texts["landing"]["steps"] }) {
  return (
    <section id="ablauf" aria-labelledby="steps-title" className="scroll-mt-16 border-line border-y bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-16 md:px-8 md:py-20">
        <SectionHead id="steps-title" title={texts.title} lead={texts.lead} />
        <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
          {texts.list.map((step, index) => (
            <li key={step.title} className="border-line border-t pt-5">
              <span aria-hidden="true" className="font-medium text-accent-text text-sm tabular-nums">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className="mt-2 font-semibold text-lg">{step.title}</h3>
              <p className="mt-2 text-base text-ink-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
