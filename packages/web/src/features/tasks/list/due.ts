import { daysBetween } from "@linkedpotential/contract/dates";

export type DueLabel = { kind: "none" | "today" | "tomorrow" | "overdue" } | { kind: "weekday" | "date"; date: string };

export function dueLabel(dueDate: string | null, today: string): DueLabel {
  if (dueDate === null) return { kind: "none" };
  const days = daysBetween(today, dueDate);
  if (days < 0) return { kind: "overdue" };
  if (days === 0) return { kind: "today" };
  if (days === 1) return { kind: "tomorrow" };
  return days <= 6 ? { kind: "weekday", date: dueDate } : { kind: "date", date: dueDate };
}
