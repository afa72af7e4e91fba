export const leadNameMax = 200;

/**
 * Maximum lengths of the notes of a lead. The form sets no limit for `notes`; the limit here only keeps the stored item
 * small.
 */
export const noteMax = {
  followUpNotes: 100,
  vorbereitung: 10_000,
  infosErstgespraech: 10_000,
  infosZweitgespraech: 10_000,
  notes: 20_000,
} as const;

/** Longest rhythm of contacts with a lead, in weeks. */
export const rhythmWeeksMax = 52;
export const lostReasonMax = 300;
export const tagsMax = 10;
export const importMax = 1000;
export const importColumnsMax = 200;
export const leadPageSize = 1000;
/** Maximum number of selected leads in one export. */
export const exportMax = 10_000;
