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
});

export const toTaskItem = ({ dueDate, ...task }: NewTask, userId: number, taskId: number): StoredTask => ({
  userId,
  taskId,
  title: task.title,
  category: task.category,
  priority: task.priority,
  description: task.description,
  status: task.status,
  ...(dueDate !== null && { dueDate }),
});

interface FollowUp {
  leadId: number;
  name: string;
  followUpDate: string | null;
  followUpCompleted: boolean;
  followUpNotes: string;
}

/** The follow-up of a lead as a task (D34). */
export const followUpTask = (lead: FollowUp): Task => ({
  id: followUpTaskId(lead.leadId),
  title: `Follow-up: ${lead.name}`,
  category: "Sales",
  priority: "medium",
  dueDate: lead.followUpDate,
  description: lead.followUpNotes,
  status: lead.followUpCompleted ? "completed" : "pending",
});
