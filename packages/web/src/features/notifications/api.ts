import { tellOtherTabs } from "../../lib/news.ts";
import { apiQuery, queryClient } from "../../lib/query-client.ts";
import { useAction } from "../../lib/use-action.ts";

export const unreadQuery = apiQuery("notifications/count-unread");
/** The newest ones: a page, asked for each time it is opened. */
export const notificationsQuery = { ...apiQuery("notifications/list"), staleTime: 0 };

export const useMarkRead = () =>
  useAction("notifications/mark-read", () => ({}), {
    onDone: () => {
      queryClient.setQueryData(unreadQuery.queryKey, { count: 0 });
      tellOtherTabs();
    },
  });
