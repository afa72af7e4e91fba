import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { type ActivityArea, activityAreas } from "@linkedpotential/contract/profile/activity-areas";
import { type SpokenLanguageCode, spokenLanguageCodes } from "@linkedpotential/contract/profile/languages";
import { dayRateMax } from "@linkedpotential/contract/profile/limits";
import { useCallback } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  type Parameter,
  textParameter,
  useListState,
} from "../../lib/navigation/use-list-state.ts";

export const searchedFields = [
  "search",
  "area",
  "skill",
  "availability",
  "available",
  "signedIn",
  "language",
  "maxDayRate",
] as const;
export type SearchedField = (typeof searchedFields)[number];
export interface FreelancerFilter extends Record<SearchedField, string> {
  /** Empty for all areas. */
  area: ActivityArea | "";
  available: "now" | "";
  signedIn: "month" | "";
  language: SpokenLanguageCode | "";
  /** Maximum day rate in whole EUR. Empty for any. */
  maxDayRate: string;
  /** Leaves out profiles without a day rate, if there is a maximum. */
  withDayRate: "true" | "";
  /** Keeps the search as typed when no profile meets it and a word may be misspelled. */
  literal: "true" | "";
}

const views = ["search", "shortlist", "requests", "projects"] as const;
export type FreelancerView = (typeof views)[number];

interface FreelancerAddress extends FreelancerFilter {
  view: FreelancerView;
  /** Id of the freelancer whose profile is open. */
  freelancer: number | null;
  /** Id of the project whose candidates are shown. */
  requests: number | null;
  /** Id of the project for which the user looks for freelancers. */
  project: number | null;
}

const rateParameter: Parameter<string> = {
  read: (text) => (text && /^[1-9]\d{0,4}$/.test(text) && Number(text) <= dayRateMax ? text : ""),
  write: (rate) => rate || null,
};

const text = textParameter(searchTextMax);
const parameters: ListParameters<FreelancerAddress> = {
  view: choiceParameter<FreelancerView>(views, "search"),
  freelancer: idParameter,
  requests: idParameter,
  project: idParameter,
  search: text,
  area: choiceParameter<ActivityArea | "">(activityAreas, ""),
  skill: text,
  availability: text,
  available: choiceParameter<"now" | "">(["now"], ""),
  signedIn: choiceParameter<"month" | "">(["month"], ""),
  language: choiceParameter<SpokenLanguageCode | "">(spokenLanguageCodes, ""),
  maxDayRate: rateParameter,
  withDayRate: choiceParameter<"true" | "">(["true"], ""),
  literal: choiceParameter<"true" | "">(["true"], ""),
};

export function useFreelancerAddress() {
  const [{ view, freelancer, requests, project, ...filter }, set] = useListState(parameters);
  return {
    ...{ view, freelancer, requests, project, filter },
    setFilter: useCallback((change: Partial<FreelancerFilter>) => set(withCorrection(change)), [set]),
    show: useCallback(
      (next: FreelancerView) => set({ view: next, freelancer: null, requests: null }, { push: true }),
      [set],
    ),
    dropProject: useCallback(() => set({ project: null }), [set]),
    open: useCallback((id: number) => set({ freelancer: id }, { push: true }), [set]),
    close: useCallback(() => set({ freelancer: null }, { push: true }), [set]),
  };
}

/** Corrects a new search text again, because `literal` is about the text before. */
const withCorrection = (change: Partial<FreelancerFilter>): Partial<FreelancerFilter> =>
  change.search === undefined && change.skill === undefined ? change : { literal: "", ...change };
