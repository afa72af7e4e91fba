import { CircleCheck, CircleHelp, type LucideIcon, OctagonX } from "lucide-react";
import { useId } from "react";
import { TickList } from "../../../parts/guides/tick-list.tsx";
import { type Ticks, useTicks } from "../../../parts/guides/use-ticks.ts";
import type { SignalLevel, SignalTexts } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";

const looks: Readonly<Record<SignalLevel, { icon: LucideIcon; text: string; box: string }>> = {
  green: { icon: CircleCheck, text: "text-good-text", box: "bg-good-soft" },
  yellow: { icon: CircleHelp, text: "text-warn-text", box: "bg-warn-soft" },
  red: { icon: OctagonX, text: "text-danger-text", box: "bg-danger-soft" },
};
const levels = ["green", "yellow", "red"] as const satisfies readonly SignalLevel[];

/** Signs to tick in three colors. The gravest ticked color decides what the result says. */
export function SignalCheck({ signals }: { signals: SignalTexts }) {
  const headingId = useId();
  const ticks = {
    green: useTicks("handbook.status.green", signals.levels.green.points.length),
    yellow: useTicks("handbook.status.yellow", signals.levels.yellow.points.length),
    red: useTicks("handbook.status.red", signals.levels.red.points.length),
  };
  const result = levels.findLast((level) => ticks[level].done > 0) ?? null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-6">
      <header className="max-w-prose">
        <h3 id={headingId} className="font-semibold text-base">
          {signals.title}
        </h3>
        <p className="mt-1 text-pretty text-ink-muted text-sm leading-6">{signals.description}</p>
      </header>
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-3">
        {levels.map((level) => (
          <Level key={level} level={level} texts={signals.levels[level]} ticks={ticks[level]} />
        ))}
      </div>
      <p
        role="status"
        className={cx(
          "max-w-prose rounded-md px-3.5 py-2.5 text-sm leading-6",
          result ? looks[result].box : "bg-sunken",
        )}
      >
        {signals.results[result ?? "none"]}
      </p>
    </section>
  );
}

interface LevelProps {
  level: SignalLevel;
  texts: SignalTexts["levels"][SignalLevel];
  ticks: Ticks;
}

function Level({ level, texts: { title, points }, ticks }: LevelProps) {
  const { checklist } = useTexts("guides");
  const { icon: Icon, text } = looks[level];
  const labels = {
    done: checklist.done(ticks.done, ticks.count),
    reset: checklist.reset,
    resetOf: checklist.resetOf(title),
  };
  const icon = <Icon size={18} aria-hidden className={cx("shrink-0", text)} />;
  return <TickList level={4} title={title} icon={icon} points={points} ticks={ticks} labels={labels} />;
}
