import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { type InfiniteData, type UseQueryOptions, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import type { ListPage } from "../../../lib/api/list-page.ts";
import type { Pages } from "../../../lib/api/use-pages.ts";
import { useUser } from "../../../lib/session/session.ts";
import { sentQuery } from "../api.ts";
import { requestsQuery } from "../projects/api.ts";
import { ownProjectsQuery } from "../projects/own-projects.ts";
import type { ListedRequest } from "./listed-request.ts";
import { nameOfFrom, withName, withRequesterName } from "./use-name-of.ts";

export interface ListedRequests extends Pages<ListedRequest> {
  /** Whether a part of the list has neither loaded nor failed yet. */
  isPending: boolean;
  /** Whether a part of the list is missing because it could not be loaded. */
  isIncomplete: boolean;
  isFetching: boolean;
}

/**
 * Returns the sent requests and those for the own projects, as far as they are loaded, each with the fullest name that
 * the company knows. Reads nothing from the server, which is the task of `RequestReads` and `QuietReads`.
 */
export function useListedRequests(): ListedRequests {
  const sent = useInfiniteQuery({ ...sentQuery, enabled: false });
  const projects = useInfiniteQuery({ ...ownProjectsQuery(useUser().id), enabled: false });
  const own = itemsOf(projects.data);
  const received = useQueries({ queries: own.map(({ id }) => loadedRequests(id)) });
  const reads = [sent, projects, ...received];
  const paged = [sent, projects];
  const nameOf = nameOfFrom(itemsOf(sent.data));
  return {
    items: [
      ...itemsOf(sent.data).map((request) => ({ kind: "sent" as const, request: withName(request, nameOf) })),
      ...own.flatMap((project, at) =>
        itemsOf(received[at]?.data).map((request) => ({
          ...{ kind: "received" as const, project },
          request: withRequesterName(request, nameOf),
        })),
      ),
    ],
    isPending: reads.some(({ isPending }) => isPending),
    isIncomplete: reads.some(({ isLoadingError }) => isLoadingError),
    isFetching: reads.some(({ isFetching }) => isFetching),
    more: {
      hasNextPage: paged.some(({ hasNextPage }) => hasNextPage),
      isPending: paged.some(({ isFetchingNextPage }) => isFetchingNextPage),
      hasFailed: paged.some(({ isFetchNextPageError }) => isFetchNextPageError),
      load: () => {
        for (const { hasNextPage, fetchNextPage } of paged) if (hasNextPage) void fetchNextPage();
      },
    },
  };
}

const itemsOf = <Item>(data: InfiniteData<ListPage<Item>> | undefined): Item[] =>
  (data?.pages ?? []).flatMap(({ items }) => items);

type LoadedRequests = UseQueryOptions<InfiniteData<ListPage<CollaborationRequest>>>;

/**
 * Returns the options that observe the requests for a project without reading them. `useQueries` has no types for paged
 * queries, but shows their data.
 */
const loadedRequests = (postId: number) => ({ ...requestsQuery(postId), enabled: false }) as unknown as LoadedRequests;
