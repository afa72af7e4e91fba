export const adminPageSize = 50;

/** Maximum number of accounts that one call may delete. Each account is deleted in its own transaction. */
export const deletedAtOnceMax = 100;

export const userSearchMax = 100;
export const codeUsesMax = 1000;
export const codeNoteMax = 200;

/** Number at which a count of waiting work stops. It stands for "this many or more". */
export const workCountMax = 100;

/** Days of the charts in the overview, today included. */
export const overviewDays = 90;
