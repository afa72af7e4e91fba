import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { useAccountFlags } from "../../../lib/storage/use-account-flags.ts";
import type { Checklist as ChecklistTexts } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { useSelectedLead } from "../lead/selected-lead.ts";

interface ChecklistProps {
  /** Name under which the browser stores the ticks of this checklist, per lead. */
  name: string;
  checklist: ChecklistTexts;
}

export function Checklist({ name, checklist: { title, points } }: ChecklistProps) {
  const { checklist } = useTexts("guides");
  const flags = useAccountFlags("guideChecklists");
  const headingId = useId();
  const key = `${useSelectedLead()?.id ?? 0}/${name}`;
  const ticked = new Set(flags.get(key)?.split(",").map(Number));
  const done = points.filter((_, index) => ticked.has(index)).length;
  const tick = (index: number, isTicked: boolean) => {
    if (isTicked) ticked.add(index);
    else ticked.delete(index);
    flags.set(key, ticked.size > 0 ? [...ticked].join(",") : null);
  };
  return (
    <section aria-labelledby={headingId}>
      <header className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h3 id={headingId} className="font-semibold text-base">
          {title}
        </h3>
        <span className="text-ink-subtle text-sm tabular-nums">{checklist.done(done, points.length)}</span>
        {done > 0 && (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            icon={<RotateCcw size={14} aria-hidden />}
            aria-label={checklist.resetOf(title)}
            onPress={() => flags.set(key, null)}
          >
            {checklist.reset}
          </Button>
        )}
      </header>
      <ul className="mt-2 flex flex-col">
        {points.map((point, index) => (
          <li key={point}>
            <Checkbox
              isSelected={ticked.has(index)}
              onChange={(isTicked) => tick(index, isTicked)}
              className="w-full items-start! py-1.5 leading-6 [&>span:nth-last-child(2)]:mt-0.75"
            >
              <span className={ticked.has(index) ? "text-ink-subtle line-through decoration-line-strong" : undefined}>
                {point}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
