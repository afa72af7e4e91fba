import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { useAccountFlags } from "../../../lib/storage/use-account-flags.ts";
import type { Checklist } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface GuideChecklistProps {
  /** Name under which the browser stores the ticks. */
  name: string;
  checklist: Checklist;
}

export function GuideChecklist({ name, checklist: { title, points } }: GuideChecklistProps) {
  const { page } = useTexts("guides/business");
  const flags = useAccountFlags("guideChecklists");
  const headingId = useId();
  const ticked = new Set(flags.get(name)?.split(",").map(Number));
  const done = points.filter((_, index) => ticked.has(index)).length;
  const tick = (index: number, isTicked: boolean) => {
    const next = points.flatMap((_, other) => ((other === index ? isTicked : ticked.has(other)) ? [other] : []));
    flags.set(name, next.length > 0 ? next.join(",") : null);
  };
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <header className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h2 id={headingId} className="font-semibold text-base">
          {title}
        </h2>
        <span className="text-ink-subtle text-sm tabular-nums">{`${done}/${points.length} ${page.done}`}</span>
        {done > 0 && (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            icon={<RotateCcw size={14} aria-hidden />}
            aria-label={`${page.reset}: ${title}`}
            onPress={() => flags.set(name, null)}
          >
            {page.reset}
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
              {point}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
