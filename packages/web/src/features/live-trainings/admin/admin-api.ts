import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { NewSeries } from "@linkedpotential/contract/live-trainings/series-schema";
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
    onDone: () => void queryClient.invalidateQueries({ queryKey: upcomingQuery.queryKey, exact: true }),
    toasts: {
      area: "event-admin",
      done: ({ toasts }, { ids }) => toasts.seriesCreated(ids.length),
      failed: ({ toasts }, error) => (isShownByForm(error) ? undefined : toasts.seriesFailed),
    },
  });
}

type Edit = { id: number } & NewLiveTraining;

export function useUpdateLiveTraining() {
  return useAction("live-trainings/update", ({ id, ...body }: Edit) => ({ ...byId({ id }), body }), {
    isForm: true,
    onDone: putIntoList,
    toasts: {
      area,
      done: ({ admin }) => admin.toasts.updated,
      failed: ({ admin }, error) => (isShownByForm(error) ? undefined : admin.toasts.updateFailed),
    },
  });
}

export function useDeleteLiveTraining() {
  return useAction("live-trainings/delete", (event: LiveTraining) => byId(event), {
    onDone: (_answer, { id }) => removeFromLists(id),
    toasts: { area, done: ({ admin }) => admin.toasts.deleted, failed: ({ admin }) => admin.toasts.deleteFailed },
  });
}

const updateList = (
  { queryKey }: { queryKey: readonly unknown[] },
  update: (events: LiveTraining[]) => LiveTraining[],
) => queryClient.setQueryData<LiveTraining[]>(queryKey, (events) => events && update(events));

function removeFromLists(id: number): void {
  for (const query of [upcomingQuery, pastQuery])
    updateList(query, (events) => events.filter((event) => event.id !== id));
}

/** Moves the event into the cached list of upcoming or past events. The screen sorts the list. */
function putIntoList(event: LiveTraining): void {
  removeFromLists(event.id);
  updateList(Date.parse(event.endsAt) > Date.now() ? upcomingQuery : pastQuery, (events) => [...events, event]);
}
