import type { RouteId } from "@linkedpotential/contract/endpoints";
import { infiniteQueryOptions, MutationCache, type Query, QueryClient, queryOptions } from "@tanstack/react-query";
import type { Area } from "../../texts/areas.ts";
import { type Says, sayDone, sayFailed } from "../action/action-toasts.ts";
import type { Sending, Written } from "../action/use-action.ts";
import { beforeRemount, LoadError, onRetry } from "../crash/retry.ts";
import { forgetNews, newsChanged, tellOtherTabs } from "../news.ts";
import { followSignIn, onAccountChange } from "../session/session.ts";
import { communityReads } from "./affects.ts";
import { type Answer, api, apiPath, type CallArguments } from "./api.ts";
import { isDiscarded, isGone } from "./api-error.ts";
import { apiAll, apiPage, confirmChange, forgetLists, type ListId } from "./api-list.ts";
import { connectionChanged } from "./connection.ts";
import type { ListPage } from "./list-page.ts";
import { readJson, request } from "./request.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: { says?: Says<Area, unknown, unknown> | undefined; ofForm?: boolean };
  }
}

/** Marks what a write made stale and shows its toasts, after the callbacks of the write itself. */
const mutationCache = new MutationCache({
  onSettled: (written, error, sending, rollBack, { meta }) => {
    const { variables } = sending as Sending<unknown>;
    if (!error) {
      const { answer, ...change } = written as Written;
      invalidate(change);
      say(sayDone(meta?.says, answer, variables));
      return;
    }
    // A rollback is older than its time of update says.
    const answeredAt = Number.POSITIVE_INFINITY;
    // The object is gone: somebody else changed what is on the screen, and any read may be stale.
    const isOutdated = (rollBack !== undefined || meta?.ofForm) && isGone(error);
    invalidate(isDiscarded(error) || isOutdated ? { answeredAt } : { stale: [], answeredAt });
    if (!isDiscarded(error)) say(sayFailed(meta?.says, error, variables));
  },
});

/** Without a connection the texts of a toast may be missing, and the toast is left out. */
const say = (saying: Promise<void>): void => void saying.catch(() => undefined);

/** Fetched once, never retried, never stale unless a query says so. What failed is asked again when connected again. */
export const queryClient = new QueryClient({
  mutationCache,
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
    mutations: { retry: false, networkMode: "always", gcTime: 0 },
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

interface ServerChange {
  /** Addresses of stale reads. Without them any read may be stale. */
  stale?: readonly string[];
  /** In milliseconds since 1970. Data read since then is up to date. */
  answeredAt: number;
  leadsVersion?: string | null;
}

function invalidate({ stale, answeredAt, leadsVersion }: ServerChange): void {
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState([leadsPath]) ?? {};
  confirmChange(leadsPath, data, dataUpdatedAt < answeredAt ? null : leadsVersion);
  const isMeant = stale ? isAt(stale) : () => true;
  const isOutdated = (query: Query) => query.state.dataUpdatedAt < answeredAt && isMeant(query);
  void queryClient.invalidateQueries({ predicate: isOutdated });
  if (stale?.some((one) => communityReads.includes(one))) tellOtherTabs();
}

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
