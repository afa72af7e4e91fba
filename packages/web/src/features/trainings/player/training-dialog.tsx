import { type LessonId, lessonAt, startOf, type Training } from "@linkedpotential/contract/trainings/catalogue";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { useRef, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useMarkLesson, useSavePosition } from "../api.ts";
import { LoadFailed } from "../load-failed.tsx";
import { LessonRow } from "./lesson-row.tsx";
import { NoVideo } from "./no-video.tsx";
import { TrainingVideo } from "./training-video.tsx";
import type { Playback } from "./use-playback.ts";

interface TrainingDialogProps {
  training: Training;
  /** Undefined while it is loading. */
  state: TrainingState | undefined;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

export function TrainingDialog({ training, state, isLoading, error, onRetry, onClose }: TrainingDialogProps) {
  const texts = useTexts("trainings");
  const common = useTexts("common");
  const words = useTexts("lessons")[training.id];
  const video = useRef<Playback>(null);
  const [playing, setPlaying] = useState<LessonId | null>(null);
  const mark = useMarkLesson();
  const savePosition = useSavePosition();
  const done: readonly LessonId[] = state?.lessonsDone ?? [];
  const next = nextLesson(training, done, state?.position ?? 0);
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={words.title} description={words.description} texts={common}>
      {isLoading && <Skeleton className="aspect-video w-full rounded-md" />}
      {!isLoading && !state && <LoadFailed error={error} onRetry={onRetry} />}
      {state && !state.video && <NoVideo />}
      {state?.video && (
        <TrainingVideo
          ref={video}
          training={training}
          title={words.title}
          source={{ ...state, video: state.video }}
          onLesson={setPlaying}
          onLessonEnd={(lessonId) => {
            if (!done.includes(lessonId)) mark.run({ lessonId, isDone: true });
          }}
          onStop={(seconds) => void savePosition({ trainingId: training.id, seconds })}
        />
      )}
      <ol aria-label={texts.lessons} className="mt-4 divide-y divide-line">
        {training.lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            number={index + 1}
            training={training}
            isDone={state && done.includes(lesson.id)}
            hint={playing === lesson.id ? "playing" : playing === null && lesson.id === next ? "next" : null}
            onDone={(isDone) => mark.run({ lessonId: lesson.id, isDone })}
            {...(state?.video && { onPlay: () => video.current?.playFrom(startOf(training, lesson.id)) })}
          />
        ))}
      </ol>
    </Dialog>
  );
}

/**
 * Returns the lesson at the last position, or the first unfinished one if that is done. Null when nothing was started.
 */
function nextLesson(training: Training, done: readonly LessonId[], position: number): LessonId | null {
  if (position === 0 && done.length === 0) return null;
  const stopped = lessonAt(training, position);
  if (position > 0 && !done.includes(stopped)) return stopped;
  return training.lessons.find(({ id }) => !done.includes(id))?.id ?? null;
}
