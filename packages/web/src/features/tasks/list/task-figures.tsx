import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useToday } from "../../../lib/use-today.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { taskQuery } from "../api.ts";
import { taskCardId } from "./task-list-state.ts";

type Figure = "open" | "today" | "overdue" | "followUps";

export function TaskFigures() {
  const { figures } = useTexts("tasks");
  const { data, error } = useQuery(taskQuery);
  const today = useToday();
  const values = data && figuresOf(data, today);
  return (
    <dl
      aria-label={figures.label}
      className="grid grid-cols-2 gap-px max-[16rem]:grid-cols-1 overflow-hidden rounded-lg border border-line bg-line md:grid-cols-4"
    >
      {(["open", "today", "overdue", "followUps"] as const).map((name) => (
        <div key={name} className="relative flex flex-col gap-0.5 bg-surface px-4 py-3 has-[a:hover]:bg-hover md:px-5">
          <dt className="text-ink-muted text-xs">{figures[name]}</dt>
          <dd className={cx("min-h-7 font-semibold text-lg tabular-nums", values && tone(name, values[name]))}>
            {values ? (
              <FigureLink figure={name} value={values[name]} />
            ) : error ? (
              "–"
            ) : (
              <Skeleton className="mt-1.5 h-4 w-8" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links a figure to the tasks that it counts. */
function FigureLink({ figure, value }: { figure: Figure; value: number }) {
  const { figures } = useTexts("tasks");
  const group = figure === "open" ? {} : { taskGroup: figure };
  return (
    <Link
      to={{ search: `?${new URLSearchParams({ section: "dashboard", ...group })}` }}
      preventScrollReset
      aria-label={figures.link(figures[figure], numberText(value))}
      onClick={() => document.getElementById(taskCardId)?.scrollIntoView({ block: "start" })}
      className="rounded-sm after:absolute after:inset-0"
    >
      {numberText(value)}
    </Link>
  );
}

function figuresOf(tasks: readonly Task[], today: string): Record<Figure, number> {
  const count = (test: (task: Task) => boolean) => tasks.filter(test).length;
  return {
    open: tasks.length,
    today: count(({ dueDate }) => dueDate === today),
    overdue: count(({ dueDate }) => dueDate !== null && dueDate < today),
    followUps: count(({ id }) => leadIdOfTask(id) !== null),
  };
}

function tone(name: Figure, value: number): string | undefined {
  if (value === 0) return "text-ink-subtle";
  if (name === "overdue") return "text-warn-text";
  return name === "today" ? "text-info-text" : undefined;
}
