/** Suggested categories. Others are allowed. */
export const liveTrainingCategories = [
  "Sales",
  "Branding",
  "Marketing",
  "Outreach",
  "Automation",
  "Strategie",
] as const;

export const participationStates = ["registered", "waiting", "offered"] as const;

export const defaultTime = "19:00";
export const defaultParticipants = 20;
/** Initial value in the form (D33). */
export const defaultInstructor = "Alex";
export const participantsMax = 500;
export const waitingListMax = 100;

export const liveTrainingTitleMax = 150;
export const liveTrainingDescriptionMax = 5000;
export const liveTrainingLinkMax = 2000;

/** Page size. A batch read of 50 items stays within DynamoDB's limit. */
export const liveTrainingPageSize = 50;

/** Hours before the start at which participants are reminded, longest first (D27). */
export const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];
