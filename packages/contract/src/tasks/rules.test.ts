import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TaskPriority, taskCategories, taskPriorities, taskStatuses } from "./choices.ts";
import { compareTasks, followUpTaskId, leadIdOfTask } from "./rules.ts";

describe("follow-up tasks", () => {
  it("have the id of their lead plus 1,000,000 [TASK-21..22, FOLLOW-08..09, CONST-07, CONST-108]", () => {
    expect(followUpTaskId(7)).toBe(1_000_007);
    expect(leadIdOfTask(1_000_007)).toBe(7);
    expect(leadIdOfTask(1_000_000)).toBe(0);
    expect(leadIdOfTask(999_999)).toBeNull();
  });
});

describe("a task", () => {
  it("has the specified categories, priorities and statuses [TASK-08..11, TASK-12, TASK-13]", () => {
    expect(taskCategories).toEqual(["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"]);
    expect(taskPriorities).toEqual(["low", "medium", "high"]);
    expect(taskStatuses).toEqual(["todo", "pending", "completed"]);
  });
});

describe("the order of the list", () => {
  const task = (id: number, dueDate: string | null, priority: TaskPriority) => ({ id, dueDate, priority });

  it("is by due date, then priority; tasks without a date come last [TASK-28..31]", () => {
    const tasks = [
      task(1, null, "high"),
      task(2, "2027-03-12", "low"),
      task(3, "2027-03-12", "high"),
      task(4, "2027-03-11", "low"),
      task(5, "2027-03-12", "medium"),
      task(6, "2027-03-12", "high"),
    ];
    expect(tasks.sort(compareTasks).map(({ id }) => id)).toEqual([4, 3, 6, 5, 2, 1]);
  });

  it("does not depend on the initial order", () => {
    const any = fc.record({
      id: fc.nat(),
      dueDate: fc.constantFrom(null, "2027-03-11", "2027-03-12", "2028-01-01"),
      priority: fc.constantFrom(...taskPriorities),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), (tasks) => {
        expect([...tasks].reverse().sort(compareTasks)).toEqual([...tasks].sort(compareTasks));
      }),
    );
  });
});
