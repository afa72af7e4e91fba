import { useQuery } from "@tanstack/react-query";
import { apiListQuery } from "../../lib/query-client.ts";

/** Interval of the lead sync in milliseconds (CONST-08). */
const leadPollMs = 30_000;

/**
 * Keeps the cached lead list fresh for the CRM while the dashboard is open; nothing here shows it, so nothing renders
 * (DASH-14, DASH-15).
 */
export function useLeadPoll(): void {
  useQuery({
    ...apiListQuery("leads/list"),
    refetchInterval: leadPollMs,
    staleTime: leadPollMs,
    notifyOnChangeProps: [],
  });
}
