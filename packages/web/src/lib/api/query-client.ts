import type { RouteId } from "@linkedpotential/contract/endpoints";
import { infiniteQueryOptions, MutationCache, type Query, QueryClient, queryOptions } from "@tanstack/react-query";
import type { Area } from "../../texts/areas.ts";
import { type ActionToasts, showFailureToast, showSuccessToast } from "../action/action-toasts.ts";
import type { Sending, Written } from "../action/use-action.ts";
import { beforeRemount, LoadError, onRetry } from "../crash/retry.ts";
import { forgetNotificationCount, notificationsChanged, notifyOtherTabs } from "../notification-count.ts";
import { followSignIn, onAccountChange } from "../session/session.ts";
import { communityReads, liveTrainingReads } from "./affects.ts";
import { type Answer, api, apiPath, type CallArguments } from "./api.ts";
import { isAborted, isGone } from "./api-error.ts";
import { apiAll, apiPage, filledPage, forgetLists, type ListId, updateListVersion } from "./api-list.ts";
import { connectionChanged } from "./connection.ts";
import type { ListPage } from "./list-page.ts";
import { nextMoment } from "./moments.ts";
import { readJson, request } from "./request.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: { toasts?: ActionToasts<Area, unknown, unknown> | undefined; isForm?: boolean };
  }
}

/** Invalidates the reads that a write made stale and shows its toasts. Runs after the callbacks of the write itself. */
const mutationCache = new MutationCache({
  onSettled: (written, error, sending, rollBack, { meta }) => {
    const { variables } = sending as Sending<unknown>;
    if (!error) {
      const { answer, ...change } = written as Written;
      invalidate(change);
      showIfLoaded(showSuccessToast(meta?.toasts, answer, variables));
      return;
    }
    // A rollback restores older data but counts as a new read. So treat all data as older than this answer.
    const answeredAt = Number.POSITIVE_INFINITY;
    // If the object was deleted elsewhere, any read on the screen may be stale.
    const isOutdated = (rollBack !== undefined || meta?.isForm) && isGone(error);
    invalidate(isAborted(error) || isOutdated ? { answeredAt } : { stale: [], answeredAt });
    if (!isAborted(error)) showIfLoaded(showFailureToast(meta?.toasts, error, variables));
  },
});

/** Ignores the failure of a toast whose texts could not be downloaded. */
const showIfLoaded = (toast: Promise<void>): void => void toast.catch(() => undefined);

/** Reads never retry and never become stale by default. Failed reads are refetched when the connection returns. */
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
    // By default a mutation pauses while offline and is sent later, when the person may no longer want it.
    // Their variables may hold passwords, so they leave the cache soon. With 0, react-query would check without a pause
    // whether the write of an unmounted component has ended.
    mutations: { retry: false, networkMode: "always", gcTime: 1_000 },
  },
});

connectionChanged.listen((isConnected) => {
  const failed = { type: "active", predicate: ({ state }: Query) => state.status === "error" } as const;
  if (isConnected) void queryClient.refetchQueries(failed);
});

// The crash may have been caused by cached data, so read everything from the server.
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

/** Moments at which the current and the running read of a query began. */
interface ReadMoments {
  current: number;
  running: number;
}
const readMoments = new WeakMap<Query, ReadMoments>();
const momentsOf = (query: Query): ReadMoments => readMoments.get(query) ?? { current: 0, running: 0 };

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== "updated") return;
  const { query, action } = event;
  const { current, running } = momentsOf(query);
  if (action.type === "fetch") readMoments.set(query, { current, running: nextMoment() });
  // Data that code has changed by hand counts as read at this moment.
  if (action.type === "success") readMoments.set(query, { current: action.manual ? nextMoment() : running, running });
});

/**
 * Tells whether the data of a query, or the data that it is reading, may be older than a change. The begin of a read
 * counts, because a read that began before the change may end after it.
 */
function isReadBefore(query: Query, answeredAt: number): boolean {
  const { current, running } = momentsOf(query);
  return current < answeredAt || (query.state.fetchStatus === "fetching" && running < answeredAt);
}

interface ServerChange {
  /** Addresses of stale reads. When absent, any read may be stale. */
  stale?: readonly string[];
  /** Moment of the answer. Data read after this moment is up to date. */
  answeredAt: number;
  leadsVersion?: string | null;
}

function invalidate({ stale, answeredAt, leadsVersion }: ServerChange): void {
  const leads = queryClient.getQueryCache().find({ queryKey: [leadsPath] });
  const isCurrent = leads && momentsOf(leads).current > answeredAt;
  updateListVersion(leadsPath, leads?.state.data, isCurrent ? leadsVersion : null);
  const isAffected = stale ? isAt(stale) : () => true;
  const isOutdated = (query: Query) => isAffected(query) && isReadBefore(query, answeredAt);
  const outdated = queryClient.getQueryCache().findAll({ predicate: isOutdated });
  readAgain((query) => outdated.includes(query));
  if (stale?.some((one) => communityReads.includes(one))) notifyOtherTabs();
}

notificationsChanged.listen(() => {
  readAgain(isAt([`${apiPath("notifications/list")}*`, ...communityReads, ...liveTrainingReads]));
});

function readAgain(predicate: (query: Query) => boolean): void {
  // Cancel running first fetches: invalidation does not restart them, and their answers may be older than the change.
  void queryClient.cancelQueries({ predicate }).then(() => queryClient.invalidateQueries({ predicate }));
}

onAccountChange.listen(() => {
  forgetLists();
  forgetNotificationCount();
  queryClient.clear();
});

/**
 * Stale time in milliseconds for lists that are refetched at each visit. It is not 0, because a suspense query that
 * mounts late would consider its own answer stale and fetch twice.
 */
export const revisitStaleTime = 5_000;

export function apiQuery<Id extends RouteId>(id: Id, ...call: CallArguments<Id>) {
  return queryOptions<Answer<Id>>({ queryKey: [apiPath(id, ...call)] });
}

/** Reads from the server instead of the cache, and caches the answer. A failure leaves the cached data unchanged. */
export async function fetchFresh<Id extends RouteId>(id: Id, ...call: CallArguments<Id>): Promise<Answer<Id>> {
  const answer = await api(id, ...call);
  queryClient.setQueryData<unknown>([apiPath(id, ...call)], answer);
  return answer;
}

export function apiListQuery<Id extends ListId>(id: Id, ...call: CallArguments<Id>) {
  const path = apiPath(id, ...call);
  return queryOptions<Answer<Id>>({
    queryKey: [path],
    queryFn: async ({ signal }) => (await apiAll(path, queryClient.getQueryData([path]), signal)) as Answer<Id>,
    // Structural sharing would compare 5,000 leads one by one. `apiAll` already returns the same array for an unchanged
    // list.
    structuralSharing: false,
  });
}

/** Returns the query of a paged list. Skips empty pages. */
export const apiPagesQuery = <Id extends ListId>(id: Id, ...call: CallArguments<Id>) =>
  pagesQuery<Answer<Id>[number]>(apiPath(id, ...call), filledPage);

/** Returns the query of a paged search. Keeps empty pages, so that a search over many pages can pause. */
export const apiSearchQuery = <Id extends ListId>(id: Id, ...call: CallArguments<Id>) =>
  pagesQuery<Answer<Id>[number]>(apiPath(id, ...call), apiPage);

export type PagesQuery<Item> = ReturnType<typeof pagesQuery<Item>>;

function pagesQuery<Item>(path: string, read: typeof apiPage) {
  return infiniteQueryOptions({
    queryKey: [path, "pages"],
    queryFn: async ({ pageParam, signal }) => (await read(path, pageParam, signal)) as ListPage<Item>,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
