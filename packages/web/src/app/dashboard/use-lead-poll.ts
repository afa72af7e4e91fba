import { useQuery } from "@tanstack/react-query";
import { apiListQuery } from "../../lib/api/query-client.ts";
import { useIsUsed } from "../../lib/use-is-used.ts";

const usedMs = 30_000;
const unusedMs = 2 * 60_000;

const poll = {
  ...apiListQuery("leads/list"),
  staleTime: usedMs,
  refetchOnWindowFocus: true,
  notifyOnChangeProps: [],
};

/** Asks for the leads at once when a hidden or unused page is used again, unless the list is younger than 30 s (D68). */
export function useLeadPoll(): void {
  useQuery({ ...poll, enabled: useIsUsed(unusedMs), refetchInterval: usedMs });
  // Each answer restarts the interval, so this one only elapses while the other one is disabled.
  useQuery({ ...poll, refetchInterval: unusedMs });
}
