export const adminPageSize = 50;

/** Maximum number of accounts that one call may delete. Each account is deleted in its own transaction. */
export const deletedAtOnceMax = 100;

export const userSearchMax = 100;
export const codeUsesMax = 1000;
