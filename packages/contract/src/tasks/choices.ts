export const taskCategories = ["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"] as const;
export type TaskCategory = (typeof taskCategories)[number];
export const taskPriorities = ["low", "medium", "high"] as const;
export type TaskPriority = (typeof taskPriorities)[number];
export const taskStatuses = ["todo", "pending", "completed"] as const;
