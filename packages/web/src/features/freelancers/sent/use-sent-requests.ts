import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { sentQuery } from "../api.ts";
import { nameOfFrom, withName } from "./use-name-of.ts";

/**
 * Returns the newest requests that the members of the company sent, each with the fullest known name. Empty while they
 * are not loaded.
 */
export function useSentRequests(): readonly SentProjectRequest[] {
  const { data } = useInfiniteQuery(sentQuery);
  const sent = (data?.pages ?? []).flatMap(({ items }) => items);
  const nameOf = nameOfFrom(sent);
  return sent.map((request) => withName(request, nameOf));
}
