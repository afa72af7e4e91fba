/** Lead times of reminders in hours before the start, longest first (D27). */
export const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];
