import { compareTasks, leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import { api, apiPath } from "../../lib/api.ts";
import { apiQuery, queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { loadedTexts } from "../../texts/texts.ts";

/** Open tasks and the follow-ups of the leads, cached for 30 s (TASK-70, TASK-71, CONST-09). */
export const taskQuery = { ...apiQuery("tasks/list"), staleTime: 30_000 };

const update = (change: (tasks: Task[]) => Task[]) =>
  queryClient.setQueryData<Task[]>(taskQuery.queryKey, (tasks) => tasks && change(tasks));

/** Puts a task into the cached list, in place of what has its id. */
export const putTask = (task: Task): void =>
  void update((tasks) => [...tasks.filter(({ id }) => id !== task.id), task].sort(compareTasks));

/** Takes a task off the list at once and sends the call; refused, the task is back. Answers whether it worked. */
async function takeOff(task: Task, send: () => Promise<unknown>): Promise<boolean> {
  await queryClient.cancelQueries({ queryKey: taskQuery.queryKey });
  update((tasks) => tasks.filter(({ id }) => id !== task.id));
  try {
    await send();
    return true;
  } catch {
    putTask(task);
    return false;
  }
}

/** Completes a task, or the follow-up of its lead (TASK-16, TASK-24, TASK-25, FOLLOW-11). */
export async function completeTask(task: Task): Promise<void> {
  const texts = loadedTexts("tasks")?.toasts;
  const leadId = leadIdOfTask(task.id);
  const done = await takeOff(task, () =>
    leadId === null
      ? api("tasks/update", { params: { taskId: task.id }, body: { ...fieldsOf(task), status: "completed" } })
      : api("leads/update", { params: { leadId }, body: { followUpCompleted: true } }),
  );
  if (leadId !== null) refreshLeads();
  if (done) toast({ title: texts?.completed ?? "", tone: "success" });
  else fail(leadId === null ? texts?.completeFailed : texts?.followUpFailed);
}

/** Deletes a task; of a follow-up only the date goes, the lead stays (TASK-74, D34). */
export async function deleteTask(task: Task): Promise<void> {
  const texts = loadedTexts("tasks")?.toasts;
  const isFollowUp = leadIdOfTask(task.id) !== null;
  const done = await takeOff(task, () => api("tasks/delete", { params: { taskId: task.id } }));
  if (isFollowUp) refreshLeads();
  if (done) toast({ title: texts?.deleted ?? "", tone: "success" });
  else fail(texts?.deleteFailed);
}

/** Creates a task without a dialog; the toast offers to undo it (QUERY-07, D35). */
export async function createTaskDirectly(body: NewTask): Promise<void> {
  const texts = loadedTexts("tasks")?.toasts;
  try {
    const task = await api("tasks/create", { body });
    showNew(task);
    const action = { label: texts?.undo ?? "", onPress: () => void deleteTask(task) };
    toast({ title: texts?.created ?? "", description: task.title, tone: "success", duration: 8000, action });
  } catch {
    fail(texts?.createFailed);
  }
}

/** A list that is still on its way may have been read before: it is then asked for again. */
export function showNew(task: Task): void {
  putTask(task);
  if (queryClient.isFetching({ queryKey: taskQuery.queryKey }) || !queryClient.getQueryData(taskQuery.queryKey))
    void queryClient.invalidateQueries({ queryKey: taskQuery.queryKey });
}

/** The toast of a failed action: `Fehler` and what failed (ERR-33 to ERR-36, ERR-42). */
export function fail(description: string | undefined): void {
  toast({ title: loadedTexts("tasks")?.toasts.error ?? "", description, tone: "error" });
}

export const fieldsOf = ({ id: _id, status: _status, ...fields }: Task): Omit<NewTask, "status"> => fields;

const refreshLeads = (): void => void queryClient.invalidateQueries({ queryKey: [apiPath("leads/list")] });
