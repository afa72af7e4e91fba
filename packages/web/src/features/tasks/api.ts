import { shortDayText } from "@linkedpotential/contract/date-texts";
import { compareTasks, leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task, TaskBody } from "@linkedpotential/contract/tasks/schema";
import type { ReactNode } from "react";
import { useAction } from "../../lib/action/use-action.ts";
import { isNoAnswer } from "../../lib/api/api-error.ts";
import { apiQuery, fetchFresh, queryClient } from "../../lib/api/query-client.ts";
import { FormError } from "../../lib/form/use-form.ts";
import type { Texts } from "../../texts/areas.ts";
import { getLanguage } from "../../texts/language.ts";

export const taskQuery = { ...apiQuery("tasks/list"), staleTime: 30_000 };

const area = "tasks";
const newTaskCall = (body: TaskBody) => ({ body });

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

interface DirectOptions {
  /** Returns the second line of the toast. By default it is the title of the task. */
  describe?: (task: Task) => ReactNode;
  /** Set when the screen itself shows a failure. */
  isSilent?: boolean;
}

/** Creates a task without a form. The toast offers to undo it. */
export function useCreateTaskDirectly({ describe, isSilent = false }: DirectOptions = {}) {
  const undo = useDeleteTask();
  return useAction("tasks/create", newTaskCall, {
    onDone: addNewTask,
    toasts: {
      area,
      done: ({ toasts }, task) => ({
        title: toasts.created,
        description: describe?.(task) ?? task.title,
        duration: 8000,
      }),
      undo: undo.run,
      failed: ({ toasts }) => (isSilent ? undefined : toasts.createFailed),
    },
  });
}

type Edit = { id: number } & TaskBody;

/** Changes a task. Reads it again before saving and lets `merge` keep what was changed elsewhere. */
export function useUpdateTask(isFormOpen: boolean, merge: (edited: TaskBody, fresh: Task) => TaskBody) {
  const call = async ({ id, ...edited }: Edit) => {
    const fresh = (await fetchFresh("tasks/list")).find((task) => task.id === id);
    return { params: { taskId: id }, body: fresh ? merge(edited, fresh) : edited };
  };
  return useAction("tasks/update", call, {
    isForm: isFormOpen,
    onDone: cacheTask,
    toasts: {
      area,
      done: ({ toasts }) => toasts.updated,
      failed: ({ toasts }, error) =>
        isNoAnswer(error) || error instanceof FormError ? undefined : toasts.updateFailed,
    },
  });
}

interface FollowUp {
  task: Task;
  leadId: number;
}

/** Completes tasks. The toast names the next date of a recurring task and offers to reopen a task. */
export function useCompleteTask() {
  const reopen = useReopenTask();
  const complete = useAction(
    "tasks/update",
    ({ id, ...fields }: Task) => ({ params: { taskId: id }, body: { ...fields, status: "completed" as const } }),
    {
      optimistic: removeTask,
      onDone: ({ nextTask }) => nextTask && addNewTask(nextTask),
      toasts: {
        area,
        done: ({ toasts }, { nextTask }) => ({
          title: toasts.completed,
          ...nextDate(toasts, nextTask),
          duration: 8000,
        }),
        undo: ({ nextTask }, task) => reopen.run({ task, nextTask }),
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

interface Reopening {
  /** The task as it was before it was completed. */
  task: Task;
  /** Task that was created when the task was completed. Reopening deletes it again. */
  nextTask: Task | undefined;
}

function useReopenTask() {
  return useAction(
    "tasks/update",
    ({ task: { id, ...fields } }: Reopening) => ({ params: { taskId: id }, body: fields }),
    {
      optimistic: ({ task, nextTask }) => {
        const bringBack = nextTask && removeTask(nextTask);
        cacheTask(task);
        return () => {
          removeTask(task);
          bringBack?.();
        };
      },
      onDone: (task, { nextTask }) => {
        cacheTask(task);
        // The next task was changed elsewhere, so it stays and the reopened one no longer recurs.
        if (nextTask && !task.recurrence) void queryClient.invalidateQueries({ queryKey: taskQuery.queryKey });
      },
      toasts: {
        area,
        done: ({ toasts }) => toasts.reopened,
        failed: ({ toasts }) => toasts.updateFailed,
      },
    },
  );
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

/** Deletes a recurring task and shows the next one, which the server creates in its place. */
export function useSkipTask() {
  return useAction("tasks/delete", ({ id }: Task) => ({ params: { taskId: id }, query: { scope: "this" as const } }), {
    optimistic: removeTask,
    onDone: ({ nextTask }) => nextTask && addNewTask(nextTask),
    toasts: {
      area,
      done: ({ toasts }, { nextTask }) => ({ title: toasts.deleted, ...nextDate(toasts, nextTask) }),
      failed: ({ toasts }) => toasts.deleteFailed,
    },
  });
}

/** Returns the description of a toast that names the date of the next task. */
const nextDate = ({ nextDate: text }: Texts["tasks"]["toasts"], task: Task | undefined) =>
  task?.dueDate ? { description: text(shortDayText(task.dueDate, getLanguage())) } : {};

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
  const { queryKey } = taskQuery;
  const isCurrent = queryClient.getQueryData(queryKey) && !queryClient.isFetching({ queryKey });
  // Cancel a running first fetch: invalidation does not restart it, and its answer may be older than the task.
  const canceled = queryClient.cancelQueries({ queryKey });
  cacheTask(task);
  if (!isCurrent) void canceled.then(() => queryClient.invalidateQueries({ queryKey }));
}
