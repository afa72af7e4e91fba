export const leadStatuses = ["new", "contacted", "interested", "qualified", "proposal", "won", "lost"] as const;
/** Statuses of leads that are neither won nor lost. */
export const openStatuses = ["new", "contacted", "interested", "qualified", "proposal"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: "Neu",
  contacted: "Kontaktiert",
  interested: "Interesse gezeigt",
  qualified: "Qualifiziert",
  proposal: "Angebot",
  won: "Gewonnen",
  lost: "Verloren",
};
