import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { apiPagesQuery, revisitStaleTime as staleTime } from "../../../lib/api/query-client.ts";
import { useUser } from "../../../lib/session/session.ts";

export const ownProjectsQuery = (userId: number) => ({
  ...apiPagesQuery("community/list-own", { params: { userId }, query: {} }),
  staleTime,
});

interface ProjectNews {
  /** Number of requests that the business has not answered. */
  requestCount: number;
  /** Projects with such requests. */
  requested: readonly Post[];
  /** Number of messages that nobody in the company has read. */
  messageCount: number;
  /** Projects with such messages. */
  discussed: readonly Post[];
}

/** Returns what is new under the newest own projects. Empty while they are not loaded. */
export function useProjectNews(): ProjectNews {
  const projects = useLoadedProjects();
  return {
    requestCount: sumOf(projects, ({ requestCount }) => requestCount),
    requested: projects.filter(({ requestCount }) => requestCount > 0),
    messageCount: sumOf(projects, ({ unreadMessages = 0 }) => unreadMessages),
    discussed: projects.filter(({ unreadMessages = 0 }) => unreadMessages > 0),
  };
}

/** Returns the loaded own projects for which freelancers can send requests. */
export const useOpenProjects = (): Post[] => useLoadedProjects().filter(({ filledAt, hidden }) => !filledAt && !hidden);

/** Returns the newest own projects. Empty while they are not loaded. */
export function useLoadedProjects(): Post[] {
  const { id } = useUser();
  const { data } = useInfiniteQuery(ownProjectsQuery(id));
  return (data?.pages ?? []).flatMap(({ items }) => items);
}

const sumOf = (projects: readonly Post[], count: (project: Post) => number): number =>
  projects.reduce((sum, project) => sum + count(project), 0);
