import { compareTasks, leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import { api, apiPath } from "../../lib/api.ts";
import { apiQuery, queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { type Sending, useApiMutation, useWrite } from "../../lib/use-api-mutation.ts";
import type { Texts } from "../../texts/areas.ts";
import { withReason } from "../../texts/error-text.ts";
import { loadedTexts } from "../../texts/texts.ts";

/** Open tasks and the follow-ups of the leads, cached for 30 s (TASK-70, TASK-71, CONST-09). */
export const taskQuery = { ...apiQuery("tasks/list"), staleTime: 30_000 };

const update = (change: (tasks: Task[]) => Task[]) =>
  queryClient.setQueryData<Task[]>(taskQuery.queryKey, (tasks) => tasks && change(tasks));

/** Puts a task into the cached list, in place of what has its id. */
export const putTask = (task: Task): void =>
  void update((tasks) => [...tasks.filter(({ id }) => id !== task.id), task].sort(compareTasks));

interface TakingOff {
  send: (task: Task, sending: Sending) => Promise<unknown>;
  done: "completed" | "deleted";
  failed: (isFollowUp: boolean) => keyof Texts["tasks"]["toasts"];
}

/** Takes a task off the list at once; refused, it is back. */
function useTakeOff({ send, done, failed }: TakingOff) {
  return useWrite(send, {
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: taskQuery.queryKey });
      update((tasks) => tasks.filter((task) => task.id !== id));
    },
    onSuccess: () => toast({ title: loadedTexts("tasks")?.toasts[done] ?? "", tone: "success" }),
    onError: (error, task) => {
      putTask(task);
      fail(failed(isFollowUp(task)), error);
    },
    onSettled: (_, __, task) => {
      if (isFollowUp(task)) refreshLeads();
    },
  });
}

/** Completes a task, or the follow-up of its lead (TASK-16, TASK-24, TASK-25, FOLLOW-11). */
export const useCompleteTask = () =>
  useTakeOff({
    send: (task, sending) => {
      const leadId = leadIdOfTask(task.id);
      const body = { ...fieldsOf(task), status: "completed" } as const;
      return leadId === null
        ? api("tasks/update", { params: { taskId: task.id }, body, ...sending })
        : api("leads/update", { params: { leadId }, body: { followUpCompleted: true }, ...sending });
    },
    done: "completed",
    failed: (ofLead) => (ofLead ? "followUpFailed" : "completeFailed"),
  });

/** Deletes a task; of a follow-up only the date goes, the lead stays (TASK-74, D34). */
export const useDeleteTask = () =>
  useTakeOff({
    send: ({ id }, sending) => api("tasks/delete", { params: { taskId: id }, ...sending }),
    done: "deleted",
    failed: () => "deleteFailed",
  });

/** Creates a task without a dialog; the toast offers to undo it (QUERY-07, D35). */
export function useCreateTaskDirectly() {
  const undo = useDeleteTask();
  return useApiMutation("tasks/create", {
    onSuccess: (task) => {
      const texts = loadedTexts("tasks")?.toasts;
      showNew(task);
      const action = { label: texts?.undo ?? "", onPress: () => undo.mutate(task) };
      toast({ title: texts?.created ?? "", description: task.title, tone: "success", duration: 8000, action });
    },
    onError: (error) => fail("createFailed", error),
  });
}

/** A list that is still on its way may have been read before: it is then asked for again. */
export function showNew(task: Task): void {
  putTask(task);
  if (queryClient.isFetching({ queryKey: taskQuery.queryKey }) || !queryClient.getQueryData(taskQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: taskQuery.queryKey });
}

/** The toast of a failed action: `Fehler`, what failed and why (ERR-33 to ERR-36, ERR-42). */
export function fail(what: keyof Texts["tasks"]["toasts"], error: unknown): void {
  const texts = loadedTexts("tasks")?.toasts;
  toast({ title: texts?.error ?? "", description: withReason(texts?.[what] ?? "", error), tone: "error" });
}

const isFollowUp = ({ id }: Task): boolean => leadIdOfTask(id) !== null;

export const fieldsOf = ({ id: _id, status: _status, ...fields }: Task): Omit<NewTask, "status"> => fields;

const refreshLeads = (): void => void queryClient.invalidateQueries({ queryKey: [apiPath("leads/list")] });
