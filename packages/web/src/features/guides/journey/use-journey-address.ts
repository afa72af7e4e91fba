import { useQuery } from "@tanstack/react-query";
import { apiListQuery } from "../../../lib/api/query-client.ts";
import {
  choiceParameter,
  type ListParameters,
  type Parameter,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";
import { type StorageName, storage } from "../../../lib/storage/storage.ts";
import { useRemember } from "../../../lib/storage/use-remember.ts";
import { type GuidePosition, isStep, useGuidePositions } from "../../../parts/guides/guide-position.ts";
import { isJourney, type Journey, journeys, suggestJourney } from "../../../parts/guides/journeys.ts";

interface JourneyAddress {
  journey: Journey | null;
  step: number | null;
  lead: number | null;
}

const numberParameter = (isValid: (number: number) => boolean): Parameter<number | null> => ({
  read: (text) => (text && isValid(Number(text)) ? Number(text) : null),
  write: (number) => (number === null ? null : String(number)),
});

const parameters: ListParameters<JourneyAddress> = {
  journey: choiceParameter<Journey | null>(journeys, null),
  step: numberParameter(isStep),
  lead: numberParameter((id) => Number.isSafeInteger(id) && id > 0),
};

const stepKeys = {
  hot: "hotProjectsCurrentStep",
  warm: "warmProjectsCurrentStep",
  cold: "coldProjectsCurrentStep",
  referral: "referralProjectsCurrentStep",
} as const satisfies Record<Journey, StorageName>;

function rememberedJourney(): Journey {
  const saved = storage.get("templatesActiveEngagementTab");
  return isJourney(saved) ? saved : "hot";
}

function rememberedStep(journey: Journey): number {
  const saved = Number(storage.get(stepKeys[journey]));
  return isStep(saved) ? saved : 1;
}

/**
 * Reads `?journey=warm&step=3&lead=12`. Missing parameters default to the lead's stored position. Without a lead, they
 * default to the journey and step that were shown last.
 */
export function useJourneyAddress() {
  const [address, set] = useListState(parameters);
  const positions = useGuidePositions();
  const { lead: leadId } = address;
  // Do not load the list here, because the dashboard loads it and keeps it fresh (D53).
  const { data: leads, error } = useQuery({ ...apiListQuery("leads/list"), enabled: false });
  const lead = leads?.find(({ id }) => id === leadId);
  const position = leadId === null ? null : positions.get(leadId);
  const suggestedJourney = lead ? suggestJourney(lead) : null;
  const journey = address.journey ?? position?.journey ?? suggestedJourney ?? rememberedJourney();
  const lastStep = leadId === null ? rememberedStep(journey) : position?.journey === journey ? position.step : 1;
  const step = address.step ?? lastStep;

  useRemember("templatesActiveEngagementTab", journey);
  useRemember(stepKeys[journey], leadId === null ? String(step) : null);

  const showStep = (next: GuidePosition) => {
    if (leadId !== null) positions.set(leadId, next);
    set(next, { push: true });
  };
  return {
    ...{ journey, step, leads, lead, leadId, position, suggestedJourney },
    hasFailed: error !== null,
    setJourney: (next: Journey) => set({ journey: next, step: null }),
    setStep: (next: number) => showStep({ journey, step: next }),
    /** Shows the first step of a journey and stores it as the lead's position. */
    startJourney: (next: Journey) => showStep({ journey: next, step: 1 }),
    /** Shows the lead's stored position. A lead without a stored position starts at the current step. */
    setLead: (next: number | null) => {
      if (next === null) return set({ lead: null, journey, step: null });
      if (positions.get(next)) return set({ lead: next, journey: null, step: null });
      positions.set(next, { journey, step });
      set({ lead: next, journey, step });
    },
  };
}

export type JourneyState = ReturnType<typeof useJourneyAddress>;
