import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/class-names.ts";

export interface Task {
  id: string;
  title: string;
  text: string;
  isDone: boolean;
  action: ReactNode;
}

export function TasksCard({ tasks }: { tasks: readonly Task[] }) {
  const { tasks: texts } = useTexts("business");
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={texts.title}
      actions={<span className="text-ink-muted text-sm tabular-nums">{texts.progress(done, tasks.length)}</span>}
    >
      <ul className="divide-y divide-line">
        {tasks.map(({ id, title, text, isDone, action }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
            {isDone ? (
              <CircleCheck size={20} role="img" aria-label={texts.done} className="shrink-0 text-good-text" />
            ) : (
              <CircleDashed size={20} role="img" aria-label={texts.open} className="shrink-0 text-ink-subtle" />
            )}
            <div className="min-w-0 flex-1 basis-48">
              <p className={cx("text-sm", isDone ? "text-ink-muted" : "font-medium")}>{title}</p>
              {!isDone && <p className="text-ink-muted text-sm">{text}</p>}
            </div>
            {!isDone && action && <div className="max-sm:ml-8">{action}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
