import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { InfiniteData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ListPage } from "../../../lib/api/list-page.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { toast } from "../../../lib/toast.ts";
import { type Hired, HiredContext } from "../../../parts/request-messages/hired-context.ts";
import { useTexts } from "../../../texts/texts.ts";
import { sentQuery } from "../api.ts";
import { requestsQuery, useFillProject } from "./api.ts";
import { useOpenProjects } from "./own-projects.ts";

/** Duration in milliseconds of the offer, which is longer than other toasts and asks for a decision. */
const offerMs = 8000;

/**
 * Offers to mark an open project as filled when a freelancer is hired within `children`, by a request for it or a sent
 * request that names it.
 */
export function FillOffer({ children }: { children: ReactNode }) {
  const { hired: texts } = useTexts("projects").toasts;
  const projects = useOpenProjects();
  const { fill } = useFillProject();
  const offer = ({ requestId, name }: Hired) => {
    const postId = sentForProject(requestId);
    const project = projects.find((one) => one.id === postId || hasRequest(one, requestId));
    if (!project) return;
    toast({
      title: texts.title(name),
      description: texts.isOpen(project.title),
      tone: "success",
      duration: offerMs,
      action: { label: texts.fill, onPress: () => fill.run(project) },
    });
  };
  return <HiredContext value={offer}>{children}</HiredContext>;
}

/** Returns the id of the project for which the company sent a request. Undefined without one. */
function sentForProject(requestId: number): number | undefined {
  const sent = queryClient.getQueryData<InfiniteData<ListPage<SentProjectRequest>>>(sentQuery.queryKey);
  return sent?.pages.flatMap(({ items }) => items).find(({ id }) => id === requestId)?.project?.id;
}

/** Tells whether the loaded requests for a project contain a request. */
function hasRequest(project: Post, requestId: number): boolean {
  const requests = queryClient.getQueryData<InfiniteData<ListPage<CollaborationRequest>>>(
    requestsQuery(project.id).queryKey,
  );
  return requests?.pages.some(({ items }) => items.some(({ id }) => id === requestId)) ?? false;
}
