import { apiQuery } from "../../../lib/api/query-client.ts";
import { postsStaleTime } from "../../../parts/posts/posts-stale-time.ts";

/**
 * The two newest posts of all industries. Defined apart from the feed, so that the first load does not include the
 * feed's code.
 */
export const othersQuery = {
  ...apiQuery("community/list-others", { query: { limit: 2 } }),
  staleTime: postsStaleTime,
};
