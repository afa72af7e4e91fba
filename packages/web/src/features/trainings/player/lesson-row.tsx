import type { LessonId, Training } from "@linkedpotential/contract/trainings/catalogue";
import { Play } from "lucide-react";
import type { Texts } from "../../../texts/areas.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { clockTime } from "../clock-time.ts";

interface LessonTexts {
  title: string;
  summary: string;
  task: string;
}

interface LessonRowProps {
  training: Training;
  lesson: { id: LessonId; seconds: number };
  number: number;
  /** Undefined while the progress is loading. */
  isDone: boolean | undefined;
  hint: "playing" | "next" | null;
  onDone: (isDone: boolean) => void;
  /** Absent when the training has no video. Its lesson then shows no time. */
  onPlay?: () => void;
}

export function LessonRow({ training, lesson, number, isDone, hint, onDone, onPlay }: LessonRowProps) {
  const texts = useTexts("trainings");
  const { title, summary, task } = lessonTexts(useTexts("lessons"), training, lesson.id);
  return (
    <li aria-current={hint !== null && "step"} className="flex flex-col gap-2 py-5 first:pt-2 last:pb-1">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="text-ink-subtle text-sm tabular-nums">{number}.</span>
        <h3 className="min-w-0 flex-1 text-pretty font-semibold text-base">{title}</h3>
        {hint && <Badge tone="accent">{texts[hint]}</Badge>}
        {onPlay && <span className="text-ink-subtle text-sm tabular-nums">{clockTime(lesson.seconds)}</span>}
      </div>
      <p className="max-w-prose text-pretty text-ink-muted text-sm">{summary}</p>
      <p className="max-w-prose text-pretty border-accent border-l-2 pl-3 text-sm">
        <span className="font-medium">{withColon(texts.task)}</span> {task}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        {isDone !== undefined && (
          <Checkbox aria-label={texts.doneOf(title)} isSelected={isDone} onChange={onDone}>
            {texts.done}
          </Checkbox>
        )}
        {onPlay && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Play size={14} aria-hidden />}
            aria-label={texts.playFromOf(title)}
            onPress={onPlay}
          >
            {texts.playFrom}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Returns the texts of a lesson. The fallback is never used: a test ensures that every lesson has texts. */
function lessonTexts(texts: Texts["lessons"], { id }: Training, lesson: LessonId): LessonTexts {
  const lessons: Partial<Record<LessonId, LessonTexts>> = texts[id].lessons;
  return lessons[lesson] ?? { title: "", summary: "", task: "" };
}
