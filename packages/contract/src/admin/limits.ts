export const adminPageSize = 50;

/** Maximum number of accounts that one call may delete. Each account is deleted in its own transaction. */
export const deletedAtOnceMax = 100;

export const userSearchMax = 100;
export const codeUsesMax = 1000;
export const codeNoteMax = 200;
export const declarationNoteMax = 1000;

/** Number at which a count of waiting work stops. It stands for "this many or more". */
export const workCountMax = 100;

/** Maximum number of waiting cases that the overview shows one by one. */
export const shownCasesMax = 10;

/** Days of the charts in the overview, today included. */
export const overviewDays = 90;

/** Days after which the overview compares the number of paid contracts. */
export const revenueDays = 30;
