import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { withDayOf } from "@linkedpotential/contract/tasks/recurrence";
import { followUpTaskId } from "@linkedpotential/contract/tasks/rules";
import type { NewTask, Task } from "@linkedpotential/contract/tasks/schema";
import type { StoredTask } from "./task.entity.ts";

export const toTask = (item: StoredTask): Task => ({
  id: item.taskId,
  title: item.title,
  category: item.category,
  priority: item.priority,
  dueDate: item.dueDate ?? null,
  description: item.description,
  status: item.status,
  recurrence: item.recurrence ?? null,
});

export const toTaskItem = ({ dueDate, recurrence, ...task }: NewTask, userId: number, taskId: number): StoredTask => ({
  userId,
  taskId,
  title: task.title,
  category: task.category,
  priority: task.priority,
  description: task.description,
  status: task.status,
  ...(dueDate !== null && { dueDate }),
  ...(recurrence && {
    recurrence: withDayOf(recurrence, dueDate),
    ...(dueDate !== null && { scheduledDate: dueDate }),
  }),
});

type FollowUp = Pick<LeadRow, "id" | "name" | "followUpDate" | "followUpCompleted" | "followUpNotes">;

export const followUpTask = (lead: FollowUp): Task => ({
  id: followUpTaskId(lead.id),
  title: `Follow-up: ${lead.name}`,
  category: "Sales",
  priority: "medium",
  dueDate: lead.followUpDate,
  description: lead.followUpNotes,
  status: lead.followUpCompleted ? "completed" : "pending",
  recurrence: null,
});
