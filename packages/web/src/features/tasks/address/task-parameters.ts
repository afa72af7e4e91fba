import { cutCharacters } from "@linkedpotential/contract/characters";
import { isCalendarDate } from "@linkedpotential/contract/dates";
import type { NewTask } from "@linkedpotential/contract/tasks/schema";
import {
  type TaskCategory,
  type TaskPriority,
  taskCategories,
  taskPriorities,
  taskTitleMax,
} from "@linkedpotential/contract/tasks/values";

/** Values in addresses are German in every language. */
const germanPriorities = { low: "Zweitrangig", medium: "Wichtig", high: "Dringend" };

export interface TaskNames {
  categories: Readonly<Record<TaskCategory, string>>;
  priorities: Readonly<Record<TaskPriority, string>>;
}

export interface TaskParameters {
  /** `dialog` opens the form with the task; `create` creates it immediately. */
  action: "dialog" | "create";
  /** Null when a required parameter is missing or invalid; nothing opens then (D35). */
  task: NewTask | null;
}

export const hasTaskParameters = (search: URLSearchParams): boolean => actionIn(search) !== null;

/** Returns the task described by the address. Null when there is none. */
export function taskParametersIn(search: URLSearchParams, names: TaskNames): TaskParameters | null {
  const action = actionIn(search);
  return action && { action, task: taskIn(search, names) };
}

function actionIn(search: URLSearchParams): TaskParameters["action"] | null {
  if (search.get("openTaskModal") === "true") return "create";
  return search.get("openNewTaskModal") === "true" ? "dialog" : null;
}

function taskIn(search: URLSearchParams, names: TaskNames): NewTask | null {
  const title = cutCharacters(search.get("taskTitle")?.trim() ?? "", taskTitleMax);
  const category = named(taskCategories, search.get("category"), names.categories);
  const dueDate = dateOf(search.get("dueDate"));
  if (!title || !category || !dueDate) return null;
  const given = search.get("priority");
  const priority = named(taskPriorities, given, names.priorities) ?? named(taskPriorities, given, germanPriorities);
  return { title, category, dueDate, priority: priority ?? "medium", description: "", status: "pending" };
}

/** Finds a value by its stored or displayed name, ignoring case. */
function named<Value extends string>(
  values: readonly Value[],
  text: string | null,
  shown: Readonly<Record<Value, string>>,
): Value | undefined {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => wanted === value.toLowerCase() || wanted === shown[value].toLowerCase());
}

/** Reads `yyyy-MM-dd` or the displayed format `dd.MM.yyyy`. */
function dateOf(text: string | null): string | null {
  const date = text?.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1") ?? "";
  return isCalendarDate(date) ? date : null;
}
