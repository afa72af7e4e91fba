import type { Post } from "@linkedpotential/contract/community/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { sentQuery } from "../../api.ts";
import type { ListedRequest } from "../../sent/listed-request.ts";
import { useNameOf, withRequesterName } from "../../sent/use-name-of.ts";
import { useSentRequests } from "../../sent/use-sent-requests.ts";
import { requestsQuery } from "../api.ts";
import { type Candidate, candidatesOf } from "./candidates.ts";

/** Returns the people who applied for a project or were asked for it, as far as the requests are loaded. */
export function useCandidates(project: Post): { candidates: Candidate[]; hasMore: boolean } {
  const received = useInfiniteQuery(requestsQuery(project.id));
  const { hasNextPage } = useInfiniteQuery(sentQuery);
  const nameOf = useNameOf();
  const sent = useSentRequests().filter((request) => request.project?.id === project.id);
  const applications = (received.data?.pages ?? []).flatMap(({ items }) => items);
  const requests: ListedRequest[] = [
    ...sent.map((request) => ({ kind: "sent" as const, request })),
    ...applications.map((request) => ({
      ...{ kind: "received" as const, project },
      request: withRequesterName(request, nameOf),
    })),
  ];
  return { candidates: candidatesOf(requests), hasMore: hasNextPage || received.hasNextPage };
}
