import { type LessonId, lessonIds, type TrainingId, trainings } from "@linkedpotential/contract/trainings/catalogue";
import type { TrainingState } from "@linkedpotential/contract/trainings/schema";
import { useCallback, useRef } from "react";
import { useAction } from "../../lib/action/use-action.ts";
import { apiQuery, queryClient } from "../../lib/api/query-client.ts";

export const trainingsQuery = { ...apiQuery("trainings/list"), staleTime: 30_000 };

interface Mark {
  lessonId: LessonId;
  isDone: boolean;
}

export function useMarkLesson() {
  return useAction("trainings/mark-lesson", (body: Mark) => ({ body }), {
    optimistic: (mark) => {
      cacheMark(mark);
      return () => cacheMark({ ...mark, isDone: !mark.isDone });
    },
    toasts: { area: "trainings", failed: ({ toasts }) => toasts.markFailed },
  });
}

interface Position {
  trainingId: TrainingId;
  seconds: number;
}

/**
 * Returns a function that saves a playback position. Only one request runs at a time. Of the positions reported during
 * a request, only the latest is sent afterwards. Failures are ignored, because another position follows soon.
 */
export function useSavePosition(): (position: Position) => Promise<void> {
  const { runAsync } = useAction("trainings/save-position", (body: Position) => ({ body }));
  const waiting = useRef<Position>(undefined);
  const isSaving = useRef(false);
  return useCallback(
    async (position) => {
      updateTraining(position.trainingId, (state) => ({ ...state, position: position.seconds }));
      waiting.current = position;
      if (isSaving.current) return;
      isSaving.current = true;
      while (waiting.current) {
        const next: Position = waiting.current;
        waiting.current = undefined;
        await runAsync(next).catch(() => undefined);
      }
      isSaving.current = false;
    },
    [runAsync],
  );
}

function updateTraining(id: TrainingId, update: (state: TrainingState) => TrainingState): void {
  // Cancel a request in flight, because its answer would overwrite the change with older data.
  void queryClient.cancelQueries({ queryKey: trainingsQuery.queryKey });
  queryClient.setQueryData<TrainingState[]>(trainingsQuery.queryKey, (states) =>
    states?.map((state) => (state.id === id ? update(state) : state)),
  );
}

function cacheMark({ lessonId, isDone }: Mark): void {
  const training = trainings.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  if (!training) return;
  updateTraining(training.id, (state) => ({
    ...state,
    lessonsDone: lessonIds.filter((id) => (id === lessonId ? isDone : state.lessonsDone.includes(id))),
  }));
}
