import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { hasFields, isNoAnswer } from "../../../lib/api/api-error.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { pastQuery, upcomingQuery } from "../api.ts";

const area = "live-trainings";
const byId = ({ id }: Pick<LiveTraining, "id">) => ({ params: { liveTrainingId: id } });
/** Failures that the form itself shows. */
const isShown = (error: unknown): boolean => isNoAnswer(error) || hasFields(error);

export function useCreateLiveTraining() {
  return useAction("live-trainings/create", (body: NewLiveTraining) => ({ body }), {
    ofForm: true,
    onDone: show,
    says: {
      area,
      done: ({ admin }) => admin.toasts.created,
      failed: ({ admin }, error) => (isShown(error) ? undefined : admin.toasts.createFailed),
    },
  });
}

type Edit = { id: number } & NewLiveTraining;

export function useUpdateLiveTraining() {
  return useAction("live-trainings/update", ({ id, ...body }: Edit) => ({ ...byId({ id }), body }), {
    ofForm: true,
    onDone: show,
    says: {
      area,
      done: ({ admin }) => admin.toasts.updated,
      failed: ({ admin }, error) => (isShown(error) ? undefined : admin.toasts.updateFailed),
    },
  });
}

export function useDeleteLiveTraining() {
  return useAction("live-trainings/delete", (event: LiveTraining) => byId(event), {
    onDone: (_answer, { id }) => takeOff(id),
    says: { area, done: ({ admin }) => admin.toasts.deleted, failed: ({ admin }) => admin.toasts.deleteFailed },
  });
}

const change = ({ queryKey }: { queryKey: readonly unknown[] }, changed: (events: LiveTraining[]) => LiveTraining[]) =>
  queryClient.setQueryData<LiveTraining[]>(queryKey, (events) => events && changed(events));

function takeOff(id: number): void {
  for (const query of [upcomingQuery, pastQuery]) change(query, (events) => events.filter((event) => event.id !== id));
}

/** Puts the event into the list of its view, which sorts it. */
function show(event: LiveTraining): void {
  takeOff(event.id);
  change(Date.parse(event.endsAt) > Date.now() ? upcomingQuery : pastQuery, (events) => [...events, event]);
}
