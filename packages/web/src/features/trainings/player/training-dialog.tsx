import { type LessonId, lessonAt, startOf, type Training } from "@linkedpotential/contract/trainings/catalogue";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentProps, type RefObject, useRef, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { trainingsQuery, useMarkLesson, useSavePosition } from "../api.ts";
import { LessonRow } from "./lesson-row.tsx";
import { TrainingVideo } from "./training-video.tsx";
import type { Playback } from "./use-playback.ts";

interface TrainingDialogProps {
  training: Training;
  /** Undefined while the progress is loading. */
  state: TrainingState | undefined;
  onClose: () => void;
}

export function TrainingDialog({ training, state, onClose }: TrainingDialogProps) {
  const texts = useTexts("trainings");
  const common = useTexts("common");
  const trainingTexts = useTexts("lessons")[training.id];
  const video = useRef<Playback>(null);
  const [playing, setPlaying] = useState<LessonId | null>(null);
  const mark = useMarkLesson();
  const done: readonly LessonId[] = state?.lessonsDone ?? [];
  const next = nextLesson(training, done, state?.position ?? 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={trainingTexts.title}
      description={trainingTexts.description}
      texts={common}
    >
      <LoadBoundary look="card" skeleton={<Skeleton className="h-9 w-full rounded-md" />} failed={texts.loadFailed}>
        <Video
          ref={video}
          training={training}
          onLesson={setPlaying}
          onLessonEnd={(lessonId) => {
            if (!done.includes(lessonId)) mark.run({ lessonId, isDone: true });
          }}
        />
      </LoadBoundary>
      <ol aria-label={texts.lessons} className="divide-y divide-line not-first:mt-4">
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

interface VideoProps extends Pick<ComponentProps<typeof TrainingVideo>, "onLesson" | "onLessonEnd"> {
  training: Training;
  ref: RefObject<Playback | null>;
}

function Video({ training, ...props }: VideoProps) {
  const { title } = useTexts("lessons")[training.id];
  const { data: states } = useSuspenseQuery(trainingsQuery);
  const savePosition = useSavePosition();
  const state = states.find(({ id }) => id === training.id);
  if (!state?.video) return null;
  return (
    <TrainingVideo
      training={training}
      title={title}
      source={{ ...state, video: state.video }}
      onPosition={(seconds) => void savePosition({ trainingId: training.id, seconds })}
      {...props}
    />
  );
}

/**
 * Returns the lesson at which playback stopped. If that lesson is done, returns the first unfinished one. Null when
 * nothing was started or all lessons are done.
 */
function nextLesson(training: Training, done: readonly LessonId[], position: number): LessonId | null {
  if (position === 0 && done.length === 0) return null;
  const lastWatched = lessonAt(training, position);
  if (position > 0 && !done.includes(lastWatched)) return lastWatched;
  return training.lessons.find(({ id }) => !done.includes(id))?.id ?? null;
}
