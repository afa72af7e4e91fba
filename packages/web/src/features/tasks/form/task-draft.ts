import type { NewTask } from "@linkedpotential/contract/tasks/schema";
import type { RecurrenceDraft } from "../recurrence/recurrence-draft.ts";

/** Values of the task form. */
export type TaskDraft = Omit<NewTask, "status" | "recurrence"> & { recurrence: RecurrenceDraft | null };
