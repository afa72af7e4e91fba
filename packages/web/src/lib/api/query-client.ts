import type { RouteId } from "@linkedpotential/contract/endpoints";
import { infiniteQueryOptions, type Query, QueryClient, queryOptions } from "@tanstack/react-query";
import { serverChanged } from "../action/use-action.ts";
import { beforeRemount, LoadError, onRetry } from "../crash/retry.ts";
import { forgetNews, newsChanged, tellOtherTabs } from "../news.ts";
import { followSignIn, onAccountChange } from "../session/session.ts";
import { communityReads } from "./affects.ts";
import { type Answer, api, apiPath, type CallArguments } from "./api.ts";
import { apiAll, apiPage, confirmChange, forgetLists, type ListId } from "./api-list.ts";
import { connectionChanged } from "./connection.ts";
import type { ListPage } from "./list-page.ts";
import { readJson, request } from "./request.ts";

/** Fetched once, never retried, never stale unless a query says so. What failed is asked again when connected again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: async ({ queryKey, signal }) => readJson(await request(String(queryKey[0]), { signal })),
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: "always",
    },
    // Without a connection a call fails at once. The default would keep it, and send it when nobody wants it any more.
    mutations: { retry: false, networkMode: "always" },
  },
});

connectionChanged.listen((isThere) => {
  const failed = { type: "active", predicate: ({ state }: Query) => state.status === "error" } as const;
  if (isThere) void queryClient.refetchQueries(failed);
});

// A part that crashed may have crashed on what it had read.
onRetry(() => {
  forgetLists();
  return Promise.all([followSignIn(), queryClient.refetchQueries({ type: "active" })]);
});
beforeRemount.listen((error) => {
  if (!(error instanceof LoadError)) queryClient.removeQueries({ type: "inactive" });
});

const isAt =
  (addresses: readonly string[]) =>
  ({ queryKey: [address] }: Query): boolean =>
    addresses.some((one) => (one.endsWith("*") ? String(address).startsWith(one.slice(0, -1)) : address === one));

const leadsPath = apiPath("leads/list");

serverChanged.listen(({ addresses, answeredAt, leadsVersion }) => {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState([leadsPath]) ?? {};
  confirmChange(leadsPath, data, dataUpdatedAt < answeredAt ? null : leadsVersion);
  const isMeant = addresses ? isAt(addresses) : () => true;
  const isOutdated = (query: Query) => query.state.dataUpdatedAt < answeredAt && isMeant(query);
  void queryClient.invalidateQueries({ predicate: isOutdated });
  if (addresses?.some((one) => communityReads.includes(one))) tellOtherTabs();
});

newsChanged.listen(() => {
  const isOfNews = isAt([`${apiPath("notifications/list")}*`, ...communityReads]);
  // What is under way for the first time would not be asked again, and may have been answered before.
  void queryClient
    .cancelQueries({ predicate: isOfNews })
    .then(() => queryClient.invalidateQueries({ predicate: isOfNews }));
});

onAccountChange.listen(() => {
  forgetLists();
  forgetNews();
  queryClient.clear();
});

export function apiQuery<Id extends RouteId>(id: Id, ...call: CallArguments<Id>) {
  return queryOptions<Answer<Id>>({ queryKey: [apiPath(id, ...call)] });
}

/** The answer of a GET past the cache, and into it. A failure changes nothing that is on the screen. */
export async function askAnew<Id extends RouteId>(id: Id, ...call: CallArguments<Id>): Promise<Answer<Id>> {
  const answer = await api(id, ...call);
  queryClient.setQueryData<unknown>([apiPath(id, ...call)], answer);
  return answer;
}

export function apiListQuery<Id extends ListId>(id: Id, ...call: CallArguments<Id>) {
  const path = apiPath(id, ...call);
  return queryOptions<Answer<Id>>({
    queryKey: [path],
    queryFn: async ({ signal }) => (await apiAll(path, queryClient.getQueryData([path]), signal)) as Answer<Id>,
    // The same array means that nothing changed; comparing 5,000 leads one by one would cost more than it saves.
    structuralSharing: false,
  });
}

export function apiPagesQuery<Id extends ListId>(id: Id, ...call: CallArguments<Id>) {
  const path = apiPath(id, ...call);
  return infiniteQueryOptions({
    queryKey: [path, "pages"],
    queryFn: async ({ pageParam, signal }) => (await apiPage(path, pageParam, signal)) as ListPage<Answer<Id>[number]>,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
