import { useInfiniteQuery } from "@tanstack/react-query";
import { apiPagesQuery } from "../../lib/query-client.ts";

/** How old a list of posts may be before it is asked for again, in milliseconds. */
const staleTime = 2 * 60_000;

export function useFeed() {
  return useInfiniteQuery({ ...apiPagesQuery("community/list", { query: {} }), staleTime });
}
