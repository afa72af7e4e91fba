import type { LiveTraining, OwnParticipation } from "@linkedpotential/contract/live-trainings/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { isRefusal } from "../../lib/api/api-error.ts";
import { apiListQuery, apiQuery, queryClient } from "../../lib/api/query-client.ts";
import { useSession } from "../../lib/session/session.ts";

const minute = 60_000;

export const upcomingQuery = { ...apiListQuery("live-trainings/list"), staleTime: 5 * minute };
export const pastQuery = { ...apiListQuery("live-trainings/list", { query: { view: "past" } }), staleTime: 5 * minute };
const liveTrainingQuery = (id: number) => apiQuery("live-trainings/get", { params: { liveTrainingId: id } });

const findCached = (id: number): LiveTraining | undefined =>
  [upcomingQuery, pastQuery]
    .flatMap(({ queryKey }) => queryClient.getQueryData<LiveTraining[]>(queryKey) ?? [])
    .find((event) => event.id === id);

/** Reads one event whenever the dialog opens. Shows the data of the cached list until the answer arrives. */
export const freshLiveTrainingQuery = (id: number) => ({
  ...liveTrainingQuery(id),
  staleTime: 0,
  initialData: () => findCached(id),
  initialDataUpdatedAt: 0,
});

const participationsQuery = apiQuery("live-trainings/list-participations");

export function useParticipationsQuery() {
  const { user } = useSession();
  return { ...participationsQuery, staleTime: 2 * minute, enabled: user?.id !== undefined };
}

const area = "live-trainings";

interface Registration {
  event: LiveTraining;
  waitingList: boolean;
}

export function useRegister() {
  return useAction(
    "live-trainings/register",
    ({ event, waitingList }: Registration) => ({ body: { eventId: event.id, waitingList } }),
    {
      onDone: cacheLiveTraining,
      onFailed: (_error, { event }) => refetchEvent(event.id),
      toasts: {
        area,
        done: ({ toasts }, { participation }) =>
          participation?.state === "waiting" ? toasts.waiting : toasts.registered,
        failed: ({ toasts }, error) => {
          const refusal = (description: string) => ({ title: toasts.error, description });
          if (isRefusal(error, "live_training.already_registered")) return refusal(toasts.alreadyRegistered);
          if (isRefusal(error, "live_training.full")) return refusal(toasts.full);
          return toasts.registerFailed;
        },
      },
    },
  );
}

const cancelToasts = { registered: "canceled", waiting: "leftLine", offered: "declined" } as const satisfies Record<
  OwnParticipation["state"],
  string
>;

export function useCancel() {
  return useAction("live-trainings/cancel", ({ id }: LiveTraining) => ({ params: { eventId: id } }), {
    onDone: (_answer, event) => {
      cacheLiveTraining(withoutRegistration(event));
      refetchEvent(event.id);
    },
    onFailed: (_error, { id }) => refetchEvent(id),
    toasts: {
      area,
      done: ({ toasts }, _answer, { participation }) => toasts[cancelToasts[participation?.state ?? "registered"]],
      failed: ({ toasts }) => toasts.cancelFailed,
    },
  });
}

/**
 * Returns the event without the user's registration. The refetch then shows whether a person on the waiting list has
 * got the seat.
 */
function withoutRegistration({ participation, ...event }: LiveTraining): LiveTraining {
  const isInLine = participation?.state === "waiting";
  return {
    ...event,
    participation: null,
    currentParticipants: isInLine ? event.currentParticipants : Math.max(0, event.currentParticipants - 1),
    waitingParticipants: isInLine ? Math.max(0, event.waitingParticipants - 1) : event.waitingParticipants,
  };
}

function cacheLiveTraining(event: LiveTraining): void {
  const { queryKey } = liveTrainingQuery(event.id);
  // Cancel requests in flight, because their answers would overwrite the change with older data.
  for (const key of [upcomingQuery.queryKey, queryKey]) void queryClient.cancelQueries({ queryKey: key, exact: true });
  queryClient.setQueryData<LiveTraining[]>(upcomingQuery.queryKey, (events) =>
    events?.map((one) => (one.id === event.id ? event : one)),
  );
  queryClient.setQueryData<LiveTraining>(queryKey, event);
}

function refetchEvent(id: number): void {
  for (const { queryKey } of [upcomingQuery, participationsQuery, liveTrainingQuery(id)])
    void queryClient.invalidateQueries({ queryKey, exact: true });
}
