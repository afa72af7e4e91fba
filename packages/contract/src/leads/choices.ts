export const leadSources = [
  "project_ad",
  "job_ad",
  "cold_outreach",
  "recommendation",
  "event",
  "community",
  "other",
] as const;

export const leadSourceLabels: Record<(typeof leadSources)[number], string> = {
  project_ad: "Projektausschreibung",
  job_ad: "Jobausschreibung",
  cold_outreach: "Kaltakquise",
  recommendation: "Empfehlung",
  event: "Veranstaltung",
  community: "Community",
  other: "Sonstiges",
};

export const leadTemperatures = ["hot", "warm", "cold"] as const;
export const leadTemperatureLabels = { hot: "Heiß", warm: "Warm", cold: "Kalt" } as const;
export const leadPriorityClasses = ["A", "B", "C"] as const;
/** Forms of address. `informal` is the German "Du". */
export const salutations = ["ms", "mr", "informal"] as const;
export const salutationLabels = { ms: "Frau", mr: "Herr", informal: "Du" } as const;

export const touchTypes = [
  "message_sent",
  "answered",
  "call",
  "meeting",
  "reached",
  "not_reached",
  "no_interest",
  "note",
] as const;
export type TouchType = (typeof touchTypes)[number];

/** Returns whether a touch was a contact with the person. Notes are not contacts. */
export const isContact = (type: TouchType): boolean => type !== "note";
