import { type TaskCategory, taskCategories } from "@linkedpotential/contract/tasks/choices";
import { choiceParameter, type ListParameters, pageParameter } from "../../../lib/navigation/use-list-state.ts";

export const tasksPerPage = 5;

interface TaskListState {
  tasks: TaskCategory | null;
  taskPage: number;
}

/**
 * Parameters of the list in the address, such as `?tasks=Sales&taskPage=2`. The name `category` is not available,
 * because it describes a task to create from the address.
 */
export const taskListParameters: ListParameters<TaskListState> = {
  tasks: choiceParameter<TaskCategory | null>(taskCategories, null),
  taskPage: pageParameter,
};

export const hasTaskListParameters = (search: URLSearchParams): boolean =>
  Object.keys(taskListParameters).some((name) => search.has(name));
