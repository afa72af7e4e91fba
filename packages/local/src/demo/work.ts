import type { Recurrence } from "@linkedpotential/contract/tasks/recurrence-rule";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import type { NewTemplate } from "@linkedpotential/contract/templates/schema";

interface DemoTask extends Pick<Task, "title" | "category" | "priority" | "dueDate" | "description"> {
  recurrence?: Recurrence;
}

/** Tasks and templates of a demo account. */
export interface DemoWork {
  tasks: (today: string) => readonly DemoTask[];
  templates: readonly NewTemplate[];
}

export const monthly: Recurrence = {
  unit: "month",
  interval: 1,
  weekdays: [],
  dayOfMonth: null,
  basis: "due_date",
  endDate: null,
};
