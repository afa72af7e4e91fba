import { type TaskCategory, taskCategories } from "@linkedpotential/contract/tasks/values";
import { choiceParameter, type ListParameters, pageParameter } from "../../../lib/navigation/use-list-state.ts";

export const tasksPerPage = 5;

interface TaskListState {
  /** The chosen category. Null for all. */
  tasks: TaskCategory | null;
  taskPage: number;
}

/** The list's parameters in the address, `?tasks=Sales&taskPage=2`. `category` belongs to task links. */
export const taskListParameters: ListParameters<TaskListState> = {
  tasks: choiceParameter<TaskCategory | null>(taskCategories, null),
  taskPage: pageParameter,
};

export const namesTaskList = (search: URLSearchParams): boolean =>
  Object.keys(taskListParameters).some((name) => search.has(name));
