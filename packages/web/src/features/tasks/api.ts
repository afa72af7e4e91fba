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
    isForm: isFormOpen,
    onDone: addNewTask,
    toasts: {
      area,
      done: ({ toasts }) => toasts.created,
      failed: ({ toasts }, error) => (isNoAnswer(error) ? undefined : toasts.createFailed),
    },
  });
}

/** Creates a task without a form. The toast offers to undo it. */
export function useCreateTaskDirectly() {
  const undo = useDeleteTask();
  return useAction("tasks/create", newTaskCall, {
    onDone: addNewTask,
    toasts: {
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
    isForm: isFormOpen,
    onDone: cacheTask,
    toasts: {
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
      optimistic: removeTask,
      toasts: {
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
      optimistic: ({ task }) => removeTask(task),
      toasts: {
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

/** Deletes a task. If the task is a lead's follow-up, the server removes the date from the lead (D34). */
export function useDeleteTask() {
  return useAction("tasks/delete", ({ id }: Task) => ({ params: { taskId: id } }), {
    optimistic: removeTask,
    toasts: {
      area,
      done: ({ toasts }) => toasts.deleted,
      failed: ({ toasts }) => toasts.deleteFailed,
    },
  });
}

const updateCachedTasks = (update: (tasks: Task[]) => Task[]) =>
  queryClient.setQueryData<Task[]>(taskQuery.queryKey, (tasks) => tasks && update(tasks));

function cacheTask(task: Task): void {
  updateCachedTasks((tasks) => [...tasks.filter(({ id }) => id !== task.id), task].sort(compareTasks));
}

/** Removes a task from the cached list. Cancels requests in flight, because their answers would bring it back. */
function removeTask(task: Task): () => void {
  void queryClient.cancelQueries({ queryKey: taskQuery.queryKey });
  updateCachedTasks((tasks) => tasks.filter(({ id }) => id !== task.id));
  return () => cacheTask(task);
}

/** Adds a new task to the cached list, and refetches the list if a request in flight may not include the task yet. */
function addNewTask(task: Task): void {
  cacheTask(task);
  if (queryClient.isFetching({ queryKey: taskQuery.queryKey }) || !queryClient.getQueryData(taskQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: taskQuery.queryKey });
}
