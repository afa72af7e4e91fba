import { useAccountFlags } from "../../lib/storage/use-account-flags.ts";
import { isJourney, type Journey, stepCount } from "./journeys.ts";

/** A lead's position in a guide: the journey and its step, starting at 1. */
export interface GuidePosition {
  journey: Journey;
  step: number;
}

/** Stores the guide position of each lead on this device, per account (D53). */
export function useGuidePositions() {
  const flags = useAccountFlags("guideSteps");
  return {
    get: (leadId: number): GuidePosition | null => parsePosition(flags.get(String(leadId))),
    set: (leadId: number, { journey, step }: GuidePosition): void => flags.set(String(leadId), `${journey} ${step}`),
  };
}

function parsePosition(text: string | null): GuidePosition | null {
  const [journey, step = ""] = text?.split(" ") ?? [];
  return isJourney(journey) && isStep(Number(step)) ? { journey, step: Number(step) } : null;
}

export const isStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= stepCount;
