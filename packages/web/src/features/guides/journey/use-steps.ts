import type { Journey } from "../../../parts/guides/journeys.ts";
import type { JourneyTexts, StepTexts } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type Step, stepsOf } from "./steps.ts";

export interface ShownStep extends Step {
  texts: StepTexts;
}

/** Returns the steps of a journey with their texts. Suspends until the texts of this journey are loaded. */
export function useSteps(journey: Journey): { description: string; steps: ShownStep[] } {
  const texts: JourneyTexts<string> = useTexts(`guides/${journey}-journey`);
  const steps: readonly Step[] = stepsOf[journey];
  return {
    description: texts.description,
    steps: steps.flatMap((step) => {
      const stepTexts = texts.steps[step.id];
      return stepTexts ? [{ ...step, texts: stepTexts }] : [];
    }),
  };
}
