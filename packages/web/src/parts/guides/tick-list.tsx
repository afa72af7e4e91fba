import { RotateCcw } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { ExplainedPoint } from "../../texts/guide-content.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { cx } from "../../ui/class-names.ts";
import type { Ticks } from "./use-ticks.ts";

interface TickListProps {
  /** Heading level. */
  level: 2 | 3 | 4;
  title: string;
  icon?: ReactNode;
  points: readonly (string | ExplainedPoint)[];
  ticks: Ticks;
  /** `done` says how many points are ticked. `resetOf` names the checklist, for screen readers. */
  labels: { done: string; reset: string; resetOf: string };
}

/** Checklist with a count and a button that removes all ticks. */
export function TickList({ level, title, icon, points, ticks, labels }: TickListProps) {
  const Heading = `h${level}` as const;
  const headingId = useId();
  const isLong = level < 4 && points.some((point) => typeof point !== "string");
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <header className="flex min-h-8 flex-wrap items-center gap-x-3">
        {icon}
        <Heading id={headingId} className={level === 4 ? "font-medium text-sm" : "font-semibold text-base"}>
          {title}
        </Heading>
        <span className="text-ink-subtle text-sm tabular-nums">{labels.done}</span>
        {ticks.done > 0 && (
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            icon={<RotateCcw size={14} aria-hidden />}
            aria-label={labels.resetOf}
            onPress={ticks.reset}
          >
            {labels.reset}
          </Button>
        )}
      </header>
      <ul
        className={cx("mt-2 flex flex-col", isLong && "xl:block xl:columns-2 xl:gap-x-12 xl:[&>li]:break-inside-avoid")}
      >
        {points.map((point, index) => (
          <li key={typeof point === "string" ? point : point.title}>
            <Checkbox
              isSelected={ticks.isTicked(index)}
              onChange={(isTicked) => ticks.tick(index, isTicked)}
              className="w-full items-start! py-1.5 leading-6 [&>span:nth-last-child(2)]:mt-0.75"
            >
              {typeof point === "string" ? (
                <span
                  className={ticks.isTicked(index) ? "text-ink-subtle line-through decoration-line-strong" : undefined}
                >
                  {point}
                </span>
              ) : (
                <span className="max-w-prose">
                  <span className="font-medium">{point.title}</span>
                  <span className="block text-pretty text-ink-muted">{point.text}</span>
                </span>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
