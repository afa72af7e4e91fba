import { useAction } from "../../lib/action/use-action.ts";
import { apiPagesQuery, apiQuery, queryClient } from "../../lib/api/query-client.ts";
import { tellOtherTabs } from "../../lib/news.ts";

export const unreadQuery = apiQuery("notifications/count-unread");
/** Never fresh: refetched on every opening. */
export const notificationsQuery = { ...apiPagesQuery("notifications/list", { query: {} }), staleTime: 0 };

/** Drops all pages but the newest, so that the next opening fetches only that one. */
export const forgetOlder = (): void =>
  void queryClient.setQueryData(
    notificationsQuery.queryKey,
    (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
  );

export const useMarkRead = () =>
  useAction("notifications/mark-read", () => ({}), {
    onDone: () => {
      queryClient.setQueryData(unreadQuery.queryKey, { count: 0 });
      tellOtherTabs();
    },
  });
