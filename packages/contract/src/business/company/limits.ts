/** Maximum number of members of a company besides its owner (D71). */
export const membersMax = 10;
/** Maximum number of open invitations of a company. */
export const invitationsMax = 20;
/** Days for which an invitation is valid after it was last mailed. */
export const invitationDays = 14;
export const companyNameMax = 100;
/** Largest monthly target of a figure. */
export const targetMax = 100_000;
/** Largest figure of one working day. */
export const dayCountMax = 100_000;
export const learningMax = 500;
/** Maximum number of working days or learnings in one call. */
export const entriesAtOnceMax = 100;

/** Maximum number of characters per field of a working day. */
export const dayFieldMax = {
  leadsKontaktiert: 12,
  interesseGezeigt: 12,
  terminVereinbart: 12,
  projektGewonnen: 12,
  zielgruppe: 100,
  notizen: 1000,
} as const;
/** Number of working days and of learnings per page of their lists. */
export const daysPageSize = 500;
export const learningsPageSize = 500;
