import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "../dates.ts";
import {
  compareTasks,
  dueLabel,
  followUpTaskId,
  leadIdOfTask,
  newTaskDefaults,
  nextWeekday,
  tasksPerPage,
} from "./rules.ts";
import { priorityLabels, type TaskPriority, taskCategories, taskPriorities, taskStatuses } from "./values.ts";

/** A Friday. */
const friday = "2027-03-12";

describe("follow-up tasks", () => {
  it("have the id of their lead plus 1,000,000 [TASK-21..22, FOLLOW-08..09, CONST-07, CONST-108]", () => {
    expect(followUpTaskId(7)).toBe(1_000_007);
    expect(leadIdOfTask(1_000_007)).toBe(7);
    expect(leadIdOfTask(1_000_000)).toBe(0);
    expect(leadIdOfTask(999_999)).toBeNull();
  });
});

describe("values", () => {
  it("has the specified categories, priorities and statuses [TASK-08..11, TASK-12, TASK-13]", () => {
    expect(taskCategories).toEqual(["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"]);
    expect(taskPriorities.map((value) => priorityLabels[value])).toEqual(["Zweitrangig", "Wichtig", "Dringend"]);
    expect(taskPriorities).toEqual(["low", "medium", "high"]);
    expect(taskStatuses).toEqual(["todo", "pending", "completed"]);
  });

  it("shows five tasks on a page [TASK-36, CONST-05]", () => expect(tasksPerPage).toBe(5));
});

describe("order of the list", () => {
  const task = (id: number, dueDate: string | null, priority: TaskPriority) => ({ id, dueDate, priority });

  it("is by due date, undated last, ties most urgent first [TASK-28..31]", () => {
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

  it("is the same whatever the order before", () => {
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

describe("due label", () => {
  it("says today, tomorrow, the weekday, overdue, the date or nothing [TASK-38..41, TASK-42, TASK-43-NS]", () => {
    expect(dueLabel(friday, friday)).toEqual({ kind: "today" });
    expect(dueLabel("2027-03-13", friday)).toEqual({ kind: "tomorrow" });
    expect(dueLabel("2027-03-14", friday)).toEqual({ kind: "weekday", date: "2027-03-14" });
    expect(dueLabel("2027-03-18", friday)).toEqual({ kind: "weekday", date: "2027-03-18" });
    expect(dueLabel("2027-03-19", friday)).toEqual({ kind: "date", date: "2027-03-19" });
    expect(dueLabel("2027-03-11", friday)).toEqual({ kind: "overdue" });
    expect(dueLabel(null, friday)).toEqual({ kind: "none" });
  });
});

describe("defaults of new tasks", () => {
  it("start today, important, in the active projects [TASK-44..46]", () => {
    expect(newTaskDefaults(friday)).toEqual({ category: "Aktive Projekte", priority: "medium", dueDate: friday });
  });

  it("never finds today, a Saturday or a Sunday as next weekday", () => {
    expect([nextWeekday("2027-03-10"), nextWeekday(friday)]).toEqual(["2027-03-11", "2027-03-15"]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const date = addDays(friday, days);
        const next = nextWeekday(date);
        expect(next > date && next <= addDays(date, 3)).toBe(true);
        expect(weekdayOf(next)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
