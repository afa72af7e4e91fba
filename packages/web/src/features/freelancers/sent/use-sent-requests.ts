import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { sentQuery } from "../api.ts";

/** Returns the newest requests that the members of the company sent. Empty while they are not loaded. */
export function useSentRequests(): readonly SentProjectRequest[] {
  const { data } = useInfiniteQuery(sentQuery);
  return (data?.pages ?? []).flatMap(({ items }) => items);
}
