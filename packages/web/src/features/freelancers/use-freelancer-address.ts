import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { useCallback } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  textParameter,
  useListState,
} from "../../lib/navigation/use-list-state.ts";

export const searchedFields = ["search", "area", "skill", "availability"] as const;
export type SearchedField = (typeof searchedFields)[number];
export type FreelancerFilter = Record<SearchedField, string>;

const views = ["search", "requests"] as const;
type FreelancerView = (typeof views)[number];

interface FreelancerAddress extends FreelancerFilter {
  view: FreelancerView;
  /** Id of the freelancer whose profile is open. */
  freelancer: number | null;
}

const text = textParameter(searchTextMax);
const parameters: ListParameters<FreelancerAddress> = {
  view: choiceParameter<FreelancerView>(views, "search"),
  freelancer: idParameter,
  search: text,
  area: text,
  skill: text,
  availability: text,
};

export function useFreelancerAddress() {
  const [{ view, freelancer, ...filter }, set] = useListState(parameters);
  return {
    ...{ view, freelancer, filter },
    setFilter: useCallback((change: Partial<FreelancerFilter>) => set(change), [set]),
    show: useCallback((next: FreelancerView) => set({ view: next, freelancer: null }, { push: true }), [set]),
    open: useCallback((id: number) => set({ freelancer: id }, { push: true }), [set]),
    close: useCallback(() => set({ freelancer: null }, { push: true }), [set]),
  };
}
