/** Suggested categories. Others are allowed. */
export const liveTrainingCategories = [
  "Sales",
  "Branding",
  "Marketing",
  "Outreach",
  "Automation",
  "Strategie",
] as const;

export const defaultTime = "19:00";
export const defaultParticipants = 20;

/** Initial instructor in the form (D33). */
export const defaultInstructor = "Alex";
