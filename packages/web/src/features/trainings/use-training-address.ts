import { type TrainingId, trainingIds } from "@linkedpotential/contract/trainings/catalogue";
import { useCallback } from "react";
import { choiceParameter, type ListParameters, useListState } from "../../lib/navigation/use-list-state.ts";

interface TrainingAddress {
  training: TrainingId | null;
}

const parameters: ListParameters<TrainingAddress> = {
  training: choiceParameter<TrainingId | null>(trainingIds, null),
};

export function useTrainingAddress() {
  const [{ training }, set] = useListState(parameters);
  return {
    trainingId: training,
    open: useCallback((id: TrainingId) => set({ training: id }, { push: true }), [set]),
    close: useCallback(() => set({ training: null }), [set]),
  };
}
