/** An event may have any other. */
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
/** What the form starts with (D33). */
export const defaultInstructor = "Alex";
export const participantsMax = 500;
export const waitingListMax = 100;

export const liveTrainingTitleMax = 150;
export const liveTrainingDescriptionMax = 5000;
export const liveTrainingLinkMax = 2000;

/** One page of the list; the items of 50 events stay below what DynamoDB reads at once. */
export const liveTrainingPageSize = 50;

/** So long before the start people are reminded, the longest first (D27). */
export const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];
