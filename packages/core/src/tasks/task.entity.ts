import { taskCategories, taskPriorities, taskStatuses } from "@linkedpotential/contract/tasks/choices";
import type { Recurrence } from "@linkedpotential/contract/tasks/recurrence-rule";
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Task, always written as a whole. The index holds open tasks only. Access patterns: by owner; an owner's open tasks,
 * together with follow-ups.
 */
export const TaskEntity = new Entity(
  {
    model: { entity: "task", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      taskId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      title: { type: "string", required: true },
      category: { type: taskCategories, required: true },
      priority: { type: taskPriorities, required: true },
      dueDate: { type: "string" },
      description: { type: "string", required: true },
      status: { type: taskStatuses, required: true },
      recurrence: { type: CustomAttributeType<Recurrence>("any") },
      /** Date of the schedule that a recurring task stands for. Differs from `dueDate` once the task was moved. */
      scheduledDate: { type: "string" },
      /** Task that was created when this one was completed. */
      nextTaskId: { type: "number" },
      /** Completed task that this one follows. Absent once this task was changed. */
      previousTaskId: { type: "number" },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["taskId"] },
      },
      openOfOwner: {
        index: "gsi1",
        collection: "openWork",
        condition: ({ status }: { status?: string }) => status !== "completed",
        pk: { field: "gsi1pk", composite: ["userId"] },
        sk: { field: "gsi1sk", composite: ["taskId"] },
      },
    },
  },
  store,
);

export type StoredTask = EntityItem<typeof TaskEntity>;
