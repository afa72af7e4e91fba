import { useQuery } from "@tanstack/react-query";
import { apiListQuery } from "../../lib/api/query-client.ts";
import { useIsUsed } from "../../lib/use-is-used.ts";

const leadPollMs = 30_000;
/** A tab that nobody has touched for so long rests, in milliseconds: an hour of polls costs more than a day's work. */
const restsAfterMs = 2 * 60_000;

export function useLeadPoll(): void {
  useQuery({
    ...apiListQuery("leads/list"),
    enabled: useIsUsed(restsAfterMs),
    refetchInterval: leadPollMs,
    staleTime: leadPollMs,
    notifyOnChangeProps: [],
  });
}
