export const lockReasonMax = 2000;
export const deletionReasonMax = 1000;
/** Maximum length of the reason why an admin ended a contract or refunded a payment. */
export const contractReasonMax = 1000;
export const accountNoteMax = 2000;

/** Maximum number of reports, in each direction, on the page of an account. */
export const accountReportsMax = 100;

/** Maximum number of declarations about contracts on the page of an account. */
export const accountDeclarationsMax = 50;

export const accountActionPageSize = 50;
