/** Categories that the form suggests. Admins may enter other ones. */
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

/** Instructor that the form for a new live training is filled with (D33). */
export const defaultInstructor = "Alex";
