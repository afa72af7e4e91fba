import { TickList } from "../../../parts/guides/tick-list.tsx";
import { useTicks } from "../../../parts/guides/use-ticks.ts";
import type { ExplainedPoint } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useSelectedLead } from "../lead/selected-lead.ts";

interface ChecklistProps {
  /** Name under which the browser stores the ticks of this checklist, per lead. */
  name: string;
  checklist: { title: string; points: readonly (string | ExplainedPoint)[] };
}

export function Checklist({ name, checklist: { title, points } }: ChecklistProps) {
  const { checklist } = useTexts("guides");
  const ticks = useTicks(`${useSelectedLead()?.id ?? 0}/${name}`, points.length);
  const labels = {
    done: checklist.done(ticks.done, ticks.count),
    reset: checklist.reset,
    resetOf: checklist.resetOf(title),
  };
  return <TickList level={3} title={title} points={points} ticks={ticks} labels={labels} />;
}
