import { useKept } from "../../lib/storage/use-kept.ts";
import { isJourney, type Journey, stepCount } from "./journeys.ts";

/** A lead's position in a guide: the journey and its step, starting at 1. */
export interface Standing {
  journey: Journey;
  step: number;
}

/** The next step of each lead, stored on this device (D53). */
export function useStandings() {
  const kept = useKept("guideSteps");
  return {
    of: (leadId: number): Standing | null => read(kept.get(String(leadId))),
    keep: (leadId: number, { journey, step }: Standing): void => kept.set(String(leadId), `${journey} ${step}`),
  };
}

function read(text: string | null): Standing | null {
  const [journey, step = ""] = text?.split(" ") ?? [];
  return isJourney(journey) && isStep(Number(step)) ? { journey, step: Number(step) } : null;
}

export const isStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= stepCount;
