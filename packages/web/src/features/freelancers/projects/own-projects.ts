import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { apiPagesQuery, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";
import { useUser } from "../../../lib/session/session.ts";

export const ownProjectsQuery = (userId: number) => ({
  ...apiPagesQuery("community/list-own", { params: { userId }, query: {} }),
  staleTime,
});

interface WaitingRequests {
  /** Number of requests that the business has not answered. */
  count: number;
  projects: readonly Post[];
}

/** Returns the newest own projects with requests that wait for an answer. Empty while they are not loaded. */
export function useWaitingRequests(): WaitingRequests {
  const { id } = useUser();
  const { data } = useInfiniteQuery(ownProjectsQuery(id));
  const projects = (data?.pages ?? []).flatMap(({ items }) => items).filter(({ requestCount }) => requestCount > 0);
  return { projects, count: projects.reduce((sum, { requestCount }) => sum + requestCount, 0) };
}
