import { type TaskCategory, taskCategories } from "@linkedpotential/contract/tasks/choices";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { choiceParameter, type ListParameters, pageParameter } from "../../../lib/navigation/use-list-state.ts";

export const tasksPerPage = 5;
export const taskCardId = "tasks";

const taskGroups = ["today", "overdue", "followUps"] as const;
/** Tasks that a figure of the overview counts: due today, overdue, or follow-ups. */
export type TaskGroup = (typeof taskGroups)[number];

interface TaskListState {
  tasks: TaskCategory | null;
  taskGroup: TaskGroup | null;
  taskPage: number;
}

/**
 * Parameters of the list in the address, such as `?tasks=Sales&taskPage=2`. The name `category` is not available,
 * because it describes a task to create from the address.
 */
export const taskListParameters: ListParameters<TaskListState> = {
  tasks: choiceParameter<TaskCategory | null>(taskCategories, null),
  taskGroup: choiceParameter<TaskGroup | null>(taskGroups, null),
  taskPage: pageParameter,
};

/** Returns whether a task belongs to a group. All tasks belong to null. */
export function isInGroup(
  { id, dueDate }: Pick<Task, "id" | "dueDate">,
  group: TaskGroup | null,
  today: string,
): boolean {
  if (group === null) return true;
  if (group === "followUps") return leadIdOfTask(id) !== null;
  return dueDate !== null && (group === "today" ? dueDate === today : dueDate < today);
}

export const hasTaskListParameters = (search: URLSearchParams): boolean =>
  Object.keys(taskListParameters).some((name) => search.has(name));
