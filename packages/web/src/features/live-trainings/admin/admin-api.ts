import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { NewSeries } from "@linkedpotential/contract/live-trainings/series-schema";
import type { SeriesScope } from "@linkedpotential/contract/live-trainings/series-scopes";
import { useAction } from "../../../lib/action/use-action.ts";
import { hasFields, isNoAnswer } from "../../../lib/api/api-error.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { pastQuery, upcomingQuery } from "../api.ts";

const area = "live-trainings";
const byId = ({ id }: Pick<LiveTraining, "id">) => ({ params: { liveTrainingId: id } });
/** Returns whether the form itself shows a failure, so that no toast is needed. */
const isShownByForm = (error: unknown): boolean => isNoAnswer(error) || hasFields(error);

export function useCreateLiveTraining() {
  return useAction("live-trainings/create", (body: NewLiveTraining) => ({ body }), {
    isForm: true,
    onDone: putIntoList,
    toasts: {
      area,
      done: ({ admin }) => admin.toasts.created,
      failed: ({ admin }, error) => (isShownByForm(error) ? undefined : admin.toasts.createFailed),
    },
  });
}

export function useCreateSeries() {
  return useAction("live-trainings/create-series", (body: NewSeries) => ({ body }), {
    isForm: true,
    onDone: refetchUpcoming,
    toasts: {
      area: "event-admin",
      done: ({ toasts }, { ids }) => toasts.seriesCreated(ids.length),
      failed: ({ toasts }, error) => (isShownByForm(error) ? undefined : toasts.seriesFailed),
    },
  });
}

type Edit = { id: number; scope: SeriesScope } & NewLiveTraining;

export function useUpdateLiveTraining() {
  return useAction("live-trainings/update", ({ id, ...body }: Edit) => ({ ...byId({ id }), body }), {
    isForm: true,
    onDone: (event, { scope }) => {
      putIntoList(event);
      if (scope === "following") refetchUpcoming();
    },
    toasts: {
      area,
      done: ({ admin }, _event, { scope }) => admin.toasts[scope === "following" ? "updatedFollowing" : "updated"],
      failed: ({ admin }, error) => (isShownByForm(error) ? undefined : admin.toasts.updateFailed),
    },
  });
}

interface Deletion {
  event: LiveTraining;
  scope: SeriesScope;
}

export function useDeleteLiveTraining() {
  return useAction("live-trainings/delete", ({ event, scope }: Deletion) => ({ ...byId(event), query: { scope } }), {
    onDone: (_answer, { event, scope }) => {
      removeFromLists(event.id);
      if (scope === "following") refetchUpcoming();
    },
    toasts: {
      area,
      done: ({ admin }, _answer, { scope }) => admin.toasts[scope === "following" ? "deletedFollowing" : "deleted"],
      failed: ({ admin }) => admin.toasts.deleteFailed,
    },
  });
}

const updateList = (
  { queryKey }: { queryKey: readonly unknown[] },
  update: (events: LiveTraining[]) => LiveTraining[],
) => queryClient.setQueryData<LiveTraining[]>(queryKey, (events) => events && update(events));

const refetchUpcoming = (): void =>
  void queryClient.invalidateQueries({ queryKey: upcomingQuery.queryKey, exact: true });

function removeFromLists(id: number): void {
  for (const query of [upcomingQuery, pastQuery])
    updateList(query, (events) => events.filter((event) => event.id !== id));
}

/** Moves the event into the cached list of upcoming or past events. The screen sorts the list. */
function putIntoList(event: LiveTraining): void {
  removeFromLists(event.id);
  updateList(Date.parse(event.endsAt) > Date.now() ? upcomingQuery : pastQuery, (events) => [...events, event]);
}
