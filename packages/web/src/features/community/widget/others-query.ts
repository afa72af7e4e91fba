import { apiQuery } from "../../../lib/api/query-client.ts";
import { postsStaleTime } from "../../../parts/posts/posts-stale-time.ts";

/** The newest two, of every industry. Beside the widget: the first load has no use for the rest of the feed's calls. */
export const othersQuery = {
  ...apiQuery("community/list-others", { query: { limit: 2 } }),
  staleTime: postsStaleTime,
};
