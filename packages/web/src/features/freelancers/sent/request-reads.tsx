import type { Post } from "@linkedpotential/contract/community/schema";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { usePages } from "../../../lib/api/use-pages.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { sentQuery } from "../api.ts";
import { requestsQuery } from "../projects/api.ts";
import { ownProjectsQuery } from "../projects/own-projects.ts";
import { useRefetchOnNews } from "./use-refetch-on-news.ts";

/**
 * Reads the sent requests and those for the own projects. Shows only what could not be loaded. `useListedRequests`
 * returns the requests.
 */
export function RequestReads() {
  const { sent: texts } = useTexts("freelancers");
  return (
    <>
      <LoadBoundary skeleton={null} failed={texts.failed} look="card">
        <SentRead />
      </LoadBoundary>
      <LoadBoundary skeleton={null} failed={texts.receivedFailed} look="card">
        <ReceivedReads />
      </LoadBoundary>
    </>
  );
}

function SentRead() {
  useSuspenseInfiniteQuery(sentQuery);
  return null;
}

/** Reads the requests for each loaded project, as the list of projects does. */
function ReceivedReads() {
  const { items: projects } = usePages(ownProjectsQuery(useUser().id));
  return projects.map((project) => <ReceivedRead key={project.id} project={project} />);
}

function ReceivedRead({ project }: { project: Post }) {
  useRefetchOnNews(project, useSuspenseInfiniteQuery(requestsQuery(project.id)).refetch);
  return null;
}
