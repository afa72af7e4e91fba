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

/** Addresses are written in German, whatever language the reader has. */
const germanPriorities = { low: "Zweitrangig", medium: "Wichtig", high: "Dringend" };

export interface TaskNames {
  categories: Readonly<Record<TaskCategory, string>>;
  priorities: Readonly<Record<TaskPriority, string>>;
}

export interface TaskParameters {
  /** `dialog`: the form is opened with it; `create`: it is created at once. */
  action: "dialog" | "create";
  /** Null where a required parameter is missing or wrong: nothing opens then (D35). */
  task: NewTask | null;
}

export const hasTaskParameters = (search: URLSearchParams): boolean => actionIn(search) !== null;

/** Null where the address asks for nothing. */
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

/** A value as it is stored or as it is shown, upper and lower case alike. */
function named<Value extends string>(
  values: readonly Value[],
  text: string | null,
  shown: Readonly<Record<Value, string>>,
): Value | undefined {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => wanted === value.toLowerCase() || wanted === shown[value].toLowerCase());
}

/** `yyyy-MM-dd`, or `dd.MM.yyyy` as dates are shown. */
function dateOf(text: string | null): string | null {
  const date = text?.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1") ?? "";
  return isCalendarDate(date) ? date : null;
}
