import { type TaskCategory, taskCategories } from "@linkedpotential/contract/tasks/values";
import { choiceParameter, type ListParameters, pageParameter } from "../../../lib/navigation/use-list-state.ts";

export const tasksPerPage = 5;

interface TaskListState {
  /** The chosen category; null is all. */
  tasks: TaskCategory | null;
  taskPage: number;
}

/** What the address of the overview keeps: `?tasks=Sales&taskPage=2`; `category` belongs to a task that is asked for. */
export const taskListParameters: ListParameters<TaskListState> = {
  tasks: choiceParameter<TaskCategory | null>(taskCategories, null),
  taskPage: pageParameter,
};

export const namesTaskList = (search: URLSearchParams): boolean =>
  Object.keys(taskListParameters).some((name) => search.has(name));
