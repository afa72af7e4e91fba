import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery, queryClient, revisitStaleTime } from "../../lib/api/query-client.ts";
import { notifyOtherTabs } from "../../lib/notification-count.ts";

export const unreadQuery = apiQuery("notifications/count-unread");
export const notificationsQuery = {
  ...apiPagesQuery("notifications/list", { query: {} }),
  staleTime: revisitStaleTime,
};

/** Drops all pages but the newest, so that the next opening refetches one page only. */
export function dropOlderPages(): void {
  const { queryKey } = notificationsQuery;
  queryClient.setQueryData(
    queryKey,
    (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
  );
  // Do not refetch now, because the panel refetches whenever it opens.
  void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
}

export const useMarkRead = () =>
  useAction("notifications/mark-read", () => ({}), {
    onDone: () => {
      queryClient.setQueryData(unreadQuery.queryKey, { count: 0 });
      notifyOtherTabs();
    },
  });
