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

/**
 * Polls the leads every 30 seconds, and every two minutes while the page is unused. A hidden page does not poll. When
 * the page is used again it polls at once, unless the list is younger than 30 seconds (D68).
 */
export function useLeadPoll(): void {
  useQuery({ ...poll, enabled: useIsUsed(unusedMs), refetchInterval: usedMs });
  // Each answer restarts this interval, so it elapses only while the shorter interval above is disabled.
  useQuery({ ...poll, refetchInterval: unusedMs });
}
