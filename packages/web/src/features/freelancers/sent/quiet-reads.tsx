import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { requestsQuery } from "../projects/api.ts";
import { useLoadedProjects } from "../projects/own-projects.ts";
import { useRefetchOnNews } from "./use-refetch-on-news.ts";

/** Reads the requests for each loaded project, for the cards of people. Shows nothing, also when a read fails. */
export const QuietReads = () => useLoadedProjects().map((project) => <QuietRead key={project.id} project={project} />);

function QuietRead({ project }: { project: Post }) {
  useRefetchOnNews(project, useInfiniteQuery(requestsQuery(project.id)).refetch);
  return null;
}
