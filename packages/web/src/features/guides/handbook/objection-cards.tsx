import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTicks } from "../../../parts/guides/use-ticks.ts";
import type { Objection } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";

/** Cards to practice objections. A card shows the objection, and the suggested answer once it is opened. */
export function ObjectionCards({ objections }: { objections: readonly Objection[] }) {
  const { cards } = useTexts("guides/handbook");
  const { checklist } = useTexts("guides");
  const ticks = useTicks("handbook.objections", objections.length);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <header className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h3 id={headingId} className="font-semibold text-base">
          {cards.title}
        </h3>
        <span className="text-ink-subtle text-sm tabular-nums">{checklist.done(ticks.done, ticks.count)}</span>
      </header>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {objections.map((objection, index) => (
          <li key={objection.objection} className="relative">
            <details className="group/card">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-sm py-2.5 pr-20 font-medium text-base hover:text-accent-text [&::-webkit-details-marker]:hidden">
                <ChevronDown
                  size={16}
                  aria-hidden
                  className="shrink-0 text-ink-subtle transition-transform group-open/card:rotate-180"
                />
                <span className="min-w-0 flex-1">{objection.objection}</span>
              </summary>
              <Card objection={objection} />
            </details>
            <Checkbox
              aria-label={cards.knownOf(objection.objection)}
              isSelected={ticks.isTicked(index)}
              onChange={(isTicked) => ticks.tick(index, isTicked)}
              className="absolute! top-0 right-0 min-h-11"
            >
              <span aria-hidden className="text-ink-muted">
                {cards.known}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ objection: { behind, answer, avoid } }: { objection: Objection }) {
  const { cards } = useTexts("guides/handbook");
  return (
    <dl className="flex max-w-prose flex-col gap-3 pb-5 pl-7 text-sm leading-6">
      <div>
        <dt className="text-ink-subtle text-xs">{cards.behind}</dt>
        <dd className="text-pretty text-ink-muted">{behind}</dd>
      </div>
      <div className="border-accent border-l-2 pl-3">
        <dt className="text-ink-subtle text-xs">{cards.answer}</dt>
        <dd className="text-pretty text-base">{answer}</dd>
      </div>
      <div>
        <dt className="text-ink-subtle text-xs">{cards.avoid}</dt>
        <dd className="text-pretty text-ink-muted">{avoid}</dd>
      </div>
    </dl>
  );
}
