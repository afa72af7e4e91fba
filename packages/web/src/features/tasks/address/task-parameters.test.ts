import { taskCategories } from "@linkedpotential/contract/tasks/choices";
import { expect, it } from "vitest";
import { hasTaskParameters, taskParametersIn } from "./task-parameters.ts";

const names = {
  categories: Object.fromEntries(taskCategories.map((name) => [name, name])) as Record<
    (typeof taskCategories)[number],
    string
  >,
  priorities: { low: "Secondary", medium: "Important", high: "Urgent" },
};
const complete = {
  openTaskModal: "true",
  taskTitle: " Ruf an ",
  category: "Sales",
  priority: "high",
  dueDate: "2027-03-12",
};
const parse = (values: Record<string, string>) => taskParametersIn(new URLSearchParams(values), names);

it("the address describes a task to create at once or to show in the dialog [QUERY-07]", () => {
  const task = { title: "Ruf an", category: "Sales", priority: "high", dueDate: "2027-03-12" };
  expect(parse(complete)).toEqual({ action: "create", task: { ...task, description: "", status: "pending" } });
  expect(parse({ ...complete, openTaskModal: "", openNewTaskModal: "true" })?.action).toBe("dialog");
  expect(parse({})).toBeNull();
  expect(hasTaskParameters(new URLSearchParams(complete))).toBe(true);
  expect(hasTaskParameters(new URLSearchParams("openTaskModal=1"))).toBe(false);
});

it.each(["taskTitle", "category", "dueDate"])(
  "a task in the address requires %s [QUERY-06, QUERY-10, QUERY-11]",
  (name) => {
    expect(parse({ ...complete, [name]: "  " })).toEqual({ action: "create", task: null });
    const { [name]: _, ...incomplete }: Record<string, string> = complete;
    expect(parse(incomplete)).toEqual({ action: "create", task: null });
  },
);

it("category and priority are accepted as stored or as shown, and the priority defaults to medium [QUERY-12, QUERY-13, TASK-12]", () => {
  const low = ["low", "Secondary", "zweitrangig"];
  for (const priority of low) expect(parse({ ...complete, priority })?.task?.priority).toBe("low");
  expect(["Wichtig", "Dringend"].map((priority) => parse({ ...complete, priority })?.task?.priority)).toEqual([
    "medium",
    "high",
  ]);
  expect(parse({ ...complete, priority: "" })?.task?.priority).toBe("medium");
  expect(parse({ ...complete, category: " strategie " })?.task?.category).toBe("Strategie");
  expect(parse({ ...complete, category: "Erfunden" })?.task).toBeNull();
});

it("existing dates are accepted as stored or as shown [QUERY-12]", () => {
  expect(parse({ ...complete, dueDate: "12.03.2027" })?.task?.dueDate).toBe("2027-03-12");
  for (const dueDate of ["2027-02-30", "31.04.2027", "morgen", "2027-13-01"])
    expect(parse({ ...complete, dueDate })?.task).toBeNull();
});

it("a title that is too long is truncated between two characters", () => {
  const title = `${"x".repeat(199)}💜💜`;
  expect(parse({ ...complete, taskTitle: title })?.task?.title).toBe(`${"x".repeat(199)}💜`);
});
