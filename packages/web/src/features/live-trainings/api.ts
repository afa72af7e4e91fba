import type { LiveTraining, OwnParticipation } from "@linkedpotential/contract/live-trainings/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { isRefusal } from "../../lib/api/api-error.ts";
import { apiListQuery, apiQuery, queryClient } from "../../lib/api/query-client.ts";
import { useSession } from "../../lib/session/session.ts";

const minute = 60_000;

export const upcomingQuery = { ...apiListQuery("live-trainings/list"), staleTime: 5 * minute };
export const pastQuery = { ...apiListQuery("live-trainings/list", { query: { view: "past" } }), staleTime: 5 * minute };
export const liveTrainingQuery = (id: number) => apiQuery("live-trainings/get", { params: { liveTrainingId: id } });

export const listedLiveTraining = (id: number): LiveTraining | undefined =>
  [upcomingQuery, pastQuery]
    .flatMap(({ queryKey }) => queryClient.getQueryData<LiveTraining[]>(queryKey) ?? [])
    .find((event) => event.id === id);

const participations = apiQuery("live-trainings/list-participations");

export function useParticipationsQuery() {
  const { user } = useSession();
  return { ...participations, staleTime: 2 * minute, enabled: user?.id !== undefined };
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
      onDone: putLiveTraining,
      onFailed: (_error, { event }) => readAnew(event.id),
      says: {
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

const left = { registered: "canceled", waiting: "leftLine", offered: "declined" } as const satisfies Record<
  OwnParticipation["state"],
  string
>;

export function useCancel() {
  return useAction("live-trainings/cancel", ({ id }: LiveTraining) => ({ params: { eventId: id } }), {
    onDone: (_answer, event) => {
      putLiveTraining(withoutOwn(event));
      readAnew(event.id);
    },
    onFailed: (_error, { id }) => readAnew(id),
    says: {
      area,
      done: ({ toasts }, _answer, { participation }) => toasts[left[participation?.state ?? "registered"]],
      failed: ({ toasts }) => toasts.cancelFailed,
    },
  });
}

/** Removes the caller's registration until the list is refetched. The seat may go to a person on the waiting list. */
function withoutOwn({ participation, ...event }: LiveTraining): LiveTraining {
  const isInLine = participation?.state === "waiting";
  return {
    ...event,
    participation: null,
    currentParticipants: isInLine ? event.currentParticipants : Math.max(0, event.currentParticipants - 1),
    waitingParticipants: isInLine ? Math.max(0, event.waitingParticipants - 1) : event.waitingParticipants,
  };
}

function putLiveTraining(event: LiveTraining): void {
  const { queryKey } = liveTrainingQuery(event.id);
  // A response in flight predates the change and would overwrite it.
  for (const key of [upcomingQuery.queryKey, queryKey]) void queryClient.cancelQueries({ queryKey: key, exact: true });
  queryClient.setQueryData<LiveTraining[]>(upcomingQuery.queryKey, (events) =>
    events?.map((one) => (one.id === event.id ? event : one)),
  );
  queryClient.setQueryData<LiveTraining>(queryKey, event);
}

/** Refetches an event whose cached state turned out to be stale. */
function readAnew(id: number): void {
  for (const { queryKey } of [upcomingQuery, participations, liveTrainingQuery(id)])
    void queryClient.invalidateQueries({ queryKey, exact: true });
}
