import { cutCharacters } from "@linkedpotential/contract/characters";
import { isCalendarDate } from "@linkedpotential/contract/dates";
import {
  type TaskCategory,
  type TaskPriority,
  taskCategories,
  taskPriorities,
} from "@linkedpotential/contract/tasks/choices";
import { taskTitleMax } from "@linkedpotential/contract/tasks/limits";
import type { TaskBody } from "@linkedpotential/contract/tasks/schema";

/** Addresses may name a priority in German, whatever language is shown. */
const germanPriorities = { low: "Zweitrangig", medium: "Wichtig", high: "Dringend" };

export interface TaskNames {
  categories: Readonly<Record<TaskCategory, string>>;
  priorities: Readonly<Record<TaskPriority, string>>;
}

export interface TaskParameters {
  /** `dialog` opens the form with the task; `create` creates it immediately. */
  action: "dialog" | "create";
  /** Null when a required parameter is missing or invalid. Then no task is created and no dialog opens (D35). */
  task: TaskBody | null;
}

export const hasTaskParameters = (search: URLSearchParams): boolean => actionIn(search) !== null;

/** Returns the task that the address describes. Null when the address does not ask for a task. */
export function taskParametersIn(search: URLSearchParams, names: TaskNames): TaskParameters | null {
  const action = actionIn(search);
  return action && { action, task: taskIn(search, names) };
}

function actionIn(search: URLSearchParams): TaskParameters["action"] | null {
  if (search.get("openTaskModal") === "true") return "create";
  return search.get("openNewTaskModal") === "true" ? "dialog" : null;
}

function taskIn(search: URLSearchParams, names: TaskNames): TaskBody | null {
  const title = cutCharacters(search.get("taskTitle")?.trim() ?? "", taskTitleMax);
  const category = findByName(taskCategories, search.get("category"), names.categories);
  const dueDate = parseDate(search.get("dueDate"));
  if (!title || !category || !dueDate) return null;
  const priorityText = search.get("priority");
  const priority =
    findByName(taskPriorities, priorityText, names.priorities) ??
    findByName(taskPriorities, priorityText, germanPriorities);
  return { title, category, dueDate, priority: priority ?? "medium", description: "", status: "pending" };
}

/** Finds a value by its stored or displayed name, ignoring case. */
function findByName<Value extends string>(
  values: readonly Value[],
  text: string | null,
  shown: Readonly<Record<Value, string>>,
): Value | undefined {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => wanted === value.toLowerCase() || wanted === shown[value].toLowerCase());
}

/** Parses `yyyy-MM-dd` or the German format `dd.MM.yyyy`. Returns null for any other text. */
function parseDate(text: string | null): string | null {
  const date = text?.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1") ?? "";
  return isCalendarDate(date) ? date : null;
}
