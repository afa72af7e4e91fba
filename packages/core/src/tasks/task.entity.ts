import { taskCategories, taskPriorities, taskStatuses } from "@linkedpotential/contract/tasks/choices";
import { Entity, type EntityItem } from "electrodb";
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
