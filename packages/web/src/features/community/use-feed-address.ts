import { type Industry, industries } from "@linkedpotential/contract/community/industries";
import { postSearchMax } from "@linkedpotential/contract/community/limits";
import { type FeedType, feedTypes } from "@linkedpotential/contract/community/post-types";
import { useCallback } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  textParameter,
  useListState,
} from "../../lib/navigation/use-list-state.ts";
import type { FeedFilter } from "./api.ts";

interface FeedAddress extends FeedFilter {
  post: number | null;
}

const parameters: ListParameters<FeedAddress> = {
  type: choiceParameter<FeedType>(feedTypes, "collaboration"),
  industry: choiceParameter<Industry | null>(industries, null),
  search: textParameter(postSearchMax),
  post: idParameter,
};

export function useFeedAddress() {
  const [{ post, search, ...filter }, set] = useListState(parameters);
  return {
    filter: { ...filter, search: search.trim() },
    post,
    setFilter: set,
    open: useCallback((id: number) => set({ post: id }, { push: true }), [set]),
    close: useCallback(() => set({ post: null }), [set]),
  };
}
