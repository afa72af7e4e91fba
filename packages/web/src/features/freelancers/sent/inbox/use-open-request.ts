import { useCallback } from "react";
import { idParameter, useListState } from "../../../../lib/navigation/use-list-state.ts";

const parameters = { messages: idParameter };

/** Returns the id of the request that the address opens, and the function that opens another one. */
export function useOpenRequest() {
  const [{ messages: openId }, set] = useListState(parameters);
  return { openId, open: useCallback((id: number) => set({ messages: id }, { push: true }), [set]) };
}
