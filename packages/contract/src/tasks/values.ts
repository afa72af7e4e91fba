export const taskCategories = ["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"] as const;
export const taskPriorities = ["low", "medium", "high"] as const;
export const taskStatuses = ["todo", "pending", "completed"] as const;
export type TaskCategory = (typeof taskCategories)[number];
export type TaskPriority = (typeof taskPriorities)[number];

export const taskTitleMax = 200;
export const taskDescriptionMax = 250;
