import { TickList } from "../../../parts/guides/tick-list.tsx";
import { useTicks } from "../../../parts/guides/use-ticks.ts";
import type { Checklist } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";

interface GuideChecklistProps {
  /** Name under which the browser stores the ticks. */
  name: string;
  checklist: Checklist;
}

export function GuideChecklist({ name, checklist: { title, points } }: GuideChecklistProps) {
  const { page } = useTexts("guides/business");
  const ticks = useTicks(name, points.length);
  const labels = {
    done: `${ticks.done}/${ticks.count} ${page.done}`,
    reset: page.reset,
    resetOf: `${page.reset}: ${title}`,
  };
  return <TickList level={2} title={title} points={points} ticks={ticks} labels={labels} />;
}
