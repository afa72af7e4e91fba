import { searchTextMax } from "@linkedpotential/contract/freelancers/limits";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAllPages } from "../../../lib/api/use-pages.ts";
import {
  choiceParameter,
  type ListParameters,
  textParameter,
  useListState,
} from "../../../lib/navigation/use-list-state.ts";
import { sentQuery } from "../api.ts";
import { requestGroups, requestKinds } from "./listed-request.ts";

/** `new` are the requests that have something to read or to answer. */
const choices = [...requestGroups, "new", "all"] as const;
export type RequestChoice = (typeof choices)[number];

const kinds = [...requestKinds, "all"] as const;

interface SentFilter {
  group: RequestChoice;
  kind: (typeof kinds)[number];
  find: string;
}

const parameters: ListParameters<SentFilter> = {
  group: choiceParameter<RequestChoice>(choices, "all"),
  kind: choiceParameter<SentFilter["kind"]>(kinds, "all"),
  find: textParameter(searchTextMax),
};

/** Returns the filter of the requests, which the address keeps. */
export const useSentFilter = () => useListState(parameters);

/** Loads all pages of the sent requests while a filter is on, because it only looks at loaded requests. */
export function useAllSent(isNeeded: boolean): void {
  useAllPages(useInfiniteQuery({ ...sentQuery, enabled: false }), isNeeded);
}
