import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { idParameter, useListState } from "../../../../lib/navigation/use-list-state.ts";

const parameters = { messages: idParameter };

/** State of a history entry that was added in the list of requests, so that the entry before it is the list. */
const afterList = { isAfterList: true };

/**
 * Returns the id of the request that the address opens, and functions that open another one and close it. Closing goes
 * back to the entry of the list, if there is one, so that the back button then leaves the list.
 */
export function useOpenRequest() {
  const [{ messages: openId }, set] = useListState(parameters);
  const isAfterList = useLocation().state?.isAfterList === true;
  const navigate = useNavigate();
  const open = useCallback(
    (id: number) => set({ messages: id }, { push: true, historyState: openId === null ? afterList : undefined }),
    [set, openId],
  );
  const close = () => (isAfterList ? void navigate(-1) : set({ messages: null }));
  return { openId, open, close };
}
