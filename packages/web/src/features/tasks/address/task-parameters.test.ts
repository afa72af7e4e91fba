import { taskCategories } from "@linkedpotential/contract/tasks/values";
import { expect, it } from "vitest";
import { hasTaskParameters, taskParametersIn } from "./task-parameters.ts";

const names = {
  categories: Object.fromEntries(taskCategories.map((name) => [name, name])) as Record<
    (typeof taskCategories)[number],
    string
  >,
  priorities: { low: "Secondary", medium: "Important", high: "Urgent" },
};
const whole = {
  openTaskModal: "true",
  taskTitle: " Ruf an ",
  category: "Sales",
  priority: "high",
  dueDate: "2027-03-12",
};
const parse = (values: Record<string, string>) => taskParametersIn(new URLSearchParams(values), names);

it("reads a task that is created at once or shown in the dialog [QUERY-07]", () => {
  const task = { title: "Ruf an", category: "Sales", priority: "high", dueDate: "2027-03-12" };
  expect(parse(whole)).toEqual({ action: "create", task: { ...task, description: "", status: "pending" } });
  expect(parse({ ...whole, openTaskModal: "", openNewTaskModal: "true" })?.action).toBe("dialog");
  expect(parse({})).toBeNull();
  expect(hasTaskParameters(new URLSearchParams(whole))).toBe(true);
  expect(hasTaskParameters(new URLSearchParams("openTaskModal=1"))).toBe(false);
});

it.each(["taskTitle", "category", "dueDate"])("wants a %s [QUERY-06, QUERY-10, QUERY-11]", (name) => {
  expect(parse({ ...whole, [name]: "  " })).toEqual({ action: "create", task: null });
});

it("takes category and priority as stored or as shown, the priority is medium without [QUERY-12, QUERY-13, TASK-12]", () => {
  const low = ["low", "Secondary", "zweitrangig"];
  for (const priority of low) expect(parse({ ...whole, priority })?.task?.priority).toBe("low");
  expect(["Wichtig", "Dringend"].map((priority) => parse({ ...whole, priority })?.task?.priority)).toEqual([
    "medium",
    "high",
  ]);
  expect(parse({ ...whole, priority: "" })?.task?.priority).toBe("medium");
  expect(parse({ ...whole, category: "strategie" })?.task?.category).toBe("Strategie");
  expect(parse({ ...whole, category: "Erfunden" })?.task).toBeNull();
});

it("takes dates that exist, also as they are shown [QUERY-12]", () => {
  expect(parse({ ...whole, dueDate: "12.03.2027" })?.task?.dueDate).toBe("2027-03-12");
  for (const dueDate of ["2027-02-30", "31.04.2027", "morgen", "2027-13-01"])
    expect(parse({ ...whole, dueDate })?.task).toBeNull();
});

it("cuts a title that is too long between two characters", () => {
  const title = `${"x".repeat(199)}💜💜`;
  expect(parse({ ...whole, taskTitle: title })?.task?.title).toBe(`${"x".repeat(199)}💜`);
});
