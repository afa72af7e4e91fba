import { durationOf, type Training } from "@linkedpotential/contract/trainings/catalogue";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { useId } from "react";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { clockTime } from "../clock-time.ts";
import { categoryTone } from "./category-tone.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface TrainingCardProps {
  training: Training;
  state: TrainingState | undefined;
  isLoading: boolean;
  onWatch: () => void;
  /** Called when the button is likely to be pressed. */
  onIntent: () => void;
}

export function TrainingCard({ training, state, isLoading, onWatch, onIntent }: TrainingCardProps) {
  const texts = useTexts("trainings");
  const { title, description, lessons } = useTexts("lessons")[training.id];
  const titleId = useId();
  const hasVideo = Boolean(state?.video);
  return (
    <li className="card flex min-w-0 flex-col overflow-hidden">
      <Thumbnail
        training={training}
        hasVideo={hasVideo}
        duration={hasVideo ? texts.duration(clockTime(durationOf(training))) : texts.toRead(readingMinutes(lessons))}
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Badge tone={categoryTone(training.category)}>{texts.categories[training.category]}</Badge>
        <h2 id={titleId} className="text-pretty font-semibold text-base">
          {title}
        </h2>
        <p className="text-pretty text-ink-muted text-sm">{description}</p>
        <div className="mt-auto flex flex-col gap-4 pt-3">
          {state && <Progress training={training} state={state} title={title} />}
          {isLoading && <Skeleton className="h-7.5 w-full" />}
          <Button
            variant="secondary"
            aria-describedby={titleId}
            {...preloadOnIntent({ preload: onIntent })}
            onPress={onWatch}
          >
            {texts.watch}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Progress({ training, state, title }: { training: Training; state: TrainingState; title: string }) {
  const texts = useTexts("trainings");
  const [done, all] = [state.lessonsDone.length, training.lessons.length];
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-ink-muted text-xs tabular-nums">{texts.progress(done, all)}</p>
      <ProgressBar
        label={texts.progressOf(title)}
        isLabelHidden
        value={done}
        maxValue={all}
        valueLabel={texts.progress(done, all)}
      />
    </div>
  );
}
