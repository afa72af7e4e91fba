import { useCallback } from "react";
import {
  choiceParameter,
  idParameter,
  type ListParameters,
  useListState,
} from "../../lib/navigation/use-list-state.ts";

const tabs = ["my-posts", "received", "network", "my-requests"] as const;
export type NetworkTab = (typeof tabs)[number];

interface NetworkAddress {
  tab: NetworkTab;
  /** Id of the post whose requests are open. */
  requests: number | null;
}

const parameters: ListParameters<NetworkAddress> = {
  tab: choiceParameter<NetworkTab>(tabs, "my-posts"),
  requests: idParameter,
};

export function useNetworkAddress() {
  const [address, set] = useListState(parameters);
  return {
    ...address,
    setTab: useCallback((tab: NetworkTab) => set({ tab }), [set]),
    openRequests: useCallback((postId: number) => set({ requests: postId }, { push: true }), [set]),
    closeRequests: useCallback(() => set({ requests: null }), [set]),
  };
}
