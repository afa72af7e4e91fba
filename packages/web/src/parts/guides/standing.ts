import { useKept } from "../../lib/storage/use-kept.ts";
import { isJourney, type Journey, stepCount } from "./journeys.ts";

/** Where a lead stands: the journey and its step, from 1. */
export interface Standing {
  journey: Journey;
  step: number;
}

/** What is next with each lead, kept on this device (D53). */
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
