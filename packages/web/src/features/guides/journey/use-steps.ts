import type { Journey } from "../../../parts/guides/journeys.ts";
import type { JourneyTexts, StepTexts } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type Step, stepsOf } from "./steps.ts";

export interface ShownStep extends Step {
  words: StepTexts;
}

/** Returns a journey's steps with their texts. Loads the texts of this journey only. */
export function useSteps(journey: Journey): { description: string; steps: ShownStep[] } {
  const texts: JourneyTexts<string> = useTexts(`guides/${journey}-journey`);
  const steps: readonly Step[] = stepsOf[journey];
  return {
    description: texts.description,
    steps: steps.flatMap((step) => {
      const words = texts.steps[step.id];
      return words ? [{ ...step, words }] : [];
    }),
  };
}
