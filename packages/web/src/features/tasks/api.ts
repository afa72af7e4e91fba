import { compareTasks, leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import { useAction } from "../../lib/action/use-action.ts";
import { isNoAnswer } from "../../lib/api/api-error.ts";
import { apiQuery, queryClient } from "../../lib/api/query-client.ts";

export const taskQuery = { ...apiQuery("tasks/list"), staleTime: 30_000 };

const area = "tasks";
const newTaskCall = (body: NewTask) => ({ body });

export function useCreateTask(isFormOpen: boolean) {
  return useAction("tasks/create", newTaskCall, {
    ofForm: isFormOpen,
    onDone: showNew,
    says: {
      area,
      done: ({ toasts }) => toasts.created,
      failed: ({ toasts }, error) => (isNoAnswer(error) ? undefined : toasts.createFailed),
    },
  });
}

export function useCreateTaskDirectly() {
  const undo = useDeleteTask();
  return useAction("tasks/create", newTaskCall, {
    onDone: showNew,
    says: {
      area,
      done: ({ toasts }, { title }) => ({ title: toasts.created, description: title, duration: 8000 }),
      undo: undo.run,
      failed: ({ toasts }) => toasts.createFailed,
    },
  });
}

type Edit = { id: number } & NewTask;

export function useUpdateTask(isFormOpen: boolean) {
  return useAction("tasks/update", ({ id, ...body }: Edit) => ({ params: { taskId: id }, body }), {
    ofForm: isFormOpen,
    onDone: putTask,
    says: {
      area,
      done: ({ toasts }) => toasts.updated,
      failed: ({ toasts }, error) => (isNoAnswer(error) ? undefined : toasts.updateFailed),
    },
  });
}

interface FollowUp {
  task: Task;
  leadId: number;
}

export function useCompleteTask() {
  const complete = useAction(
    "tasks/update",
    ({ id, ...fields }: Task) => ({ params: { taskId: id }, body: { ...fields, status: "completed" as const } }),
    {
      optimistic: takeOff,
      says: {
        area,
        done: ({ toasts }) => toasts.completed,
        failed: ({ toasts }) => toasts.completeFailed,
      },
    },
  );
  const completeFollowUp = useAction(
    "leads/update",
    ({ leadId }: FollowUp) => ({ params: { leadId }, body: { followUpCompleted: true } }),
    {
      optimistic: ({ task }) => takeOff(task),
      says: {
        area,
        done: ({ toasts }) => toasts.completed,
        failed: ({ toasts }) => toasts.followUpFailed,
      },
    },
  );
  return {
    run: (task: Task) => {
      const leadId = leadIdOfTask(task.id);
      if (leadId === null) complete.run(task);
      else completeFollowUp.run({ task, leadId });
    },
  };
}

/** Deletes a task. For a follow-up only the date is removed; the lead stays (D34). */
export function useDeleteTask() {
  return useAction("tasks/delete", ({ id }: Task) => ({ params: { taskId: id } }), {
    optimistic: takeOff,
    says: {
      area,
      done: ({ toasts }) => toasts.deleted,
      failed: ({ toasts }) => toasts.deleteFailed,
    },
  });
}

const change = (changed: (tasks: Task[]) => Task[]) =>
  queryClient.setQueryData<Task[]>(taskQuery.queryKey, (tasks) => tasks && changed(tasks));

function putTask(task: Task): void {
  change((tasks) => [...tasks.filter(({ id }) => id !== task.id), task].sort(compareTasks));
}

/** Removes a task optimistically. Cancels requests in flight, whose answers would bring it back. */
function takeOff(task: Task): () => void {
  void queryClient.cancelQueries({ queryKey: taskQuery.queryKey });
  change((tasks) => tasks.filter(({ id }) => id !== task.id));
  return () => putTask(task);
}

/** Adds a new task to the list. A request in flight may predate it, so the list is refetched. */
function showNew(task: Task): void {
  putTask(task);
  if (queryClient.isFetching({ queryKey: taskQuery.queryKey }) || !queryClient.getQueryData(taskQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: taskQuery.queryKey });
}
