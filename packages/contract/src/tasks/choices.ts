export const taskCategories = ["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"] as const;
export type TaskCategory = (typeof taskCategories)[number];
export const taskPriorities = ["low", "medium", "high"] as const;
export type TaskPriority = (typeof taskPriorities)[number];
export const taskStatuses = ["todo", "pending", "completed"] as const;

export const recurrenceUnits = ["day", "week", "month", "quarter", "year"] as const;
export type RecurrenceUnit = (typeof recurrenceUnits)[number];
/** Basis of the next date: the fixed schedule of due dates, or the day of completion. */
export const recurrenceBases = ["due_date", "completion"] as const;
/** Effect of deleting a task on its recurrence: `this` skips one date, `all` also ends the recurrence. */
export const deletionScopes = ["all", "this"] as const;
