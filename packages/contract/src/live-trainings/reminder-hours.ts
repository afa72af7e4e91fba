/** Hours before the start at which participants are reminded, longest first (D27). */
export const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];
