import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiListQuery } from "../../../lib/api/query-client.ts";
import {
  choiceParameter,
  type ListParameters,
  type Parameter,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";
import { type StorageName, storage } from "../../../lib/storage/storage.ts";
import { isJourney, type Journey, journeyOf, journeys } from "../../../parts/guides/journeys.ts";
import { isStep, type Standing, useStandings } from "../../../parts/guides/standing.ts";

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
} as const satisfies Record<Journey, StorageName>;

function rememberedJourney(): Journey {
  const saved = storage.get("templatesActiveEngagementTab");
  return isJourney(saved) ? saved : "hot";
}

function rememberedStep(journey: Journey): number {
  const saved = Number(storage.get(stepKeys[journey]));
  return isStep(saved) ? saved : 1;
}

/** Reads `?journey=warm&step=3&lead=12`. Missing parts default to the lead's position, else to what was shown last. */
export function useJourneyAddress() {
  const [address, set] = useListState(parameters);
  const standings = useStandings();
  const { lead: leadId } = address;
  // Only reads the list that the dashboard keeps fresh. The guides send no request for it (D53).
  const { data: leads, error } = useQuery({ ...apiListQuery("leads/list"), enabled: false });
  const lead = leads?.find(({ id }) => id === leadId);
  const standing = leadId === null ? null : standings.of(leadId);
  const fitting = lead ? journeyOf(lead) : null;
  const journey = address.journey ?? standing?.journey ?? fitting ?? rememberedJourney();
  const stepOf = (one: Journey): number => {
    if (leadId === null) return rememberedStep(one);
    return standing?.journey === one ? standing.step : 1;
  };
  const step = address.step ?? stepOf(journey);

  useEffect(() => {
    storage.set("templatesActiveEngagementTab", journey);
    if (leadId === null) storage.set(stepKeys[journey], String(step));
  }, [journey, step, leadId]);

  const show = (next: Standing) => {
    if (leadId !== null) standings.keep(leadId, next);
    set(next, { push: true });
  };
  return {
    ...{ journey, step, leads, lead, leadId, standing, fitting },
    hasFailed: error !== null,
    setJourney: (next: Journey) => set({ journey: next, step: null }),
    setStep: (next: number) => show({ journey, step: next }),
    /** Starts another journey for the lead at its first step. */
    startJourney: (next: Journey) => show({ journey: next, step: 1 }),
    /** A lead without a position starts at the current step. */
    setLead: (next: number | null) => {
      if (next === null) return set({ lead: null, journey, step: null });
      if (standings.of(next)) return set({ lead: next, journey: null, step: null });
      standings.keep(next, { journey, step });
      set({ lead: next, journey, step });
    },
  };
}

export type JourneyPlace = ReturnType<typeof useJourneyAddress>;
