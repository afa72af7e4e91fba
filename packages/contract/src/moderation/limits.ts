export const explanationMax = 2000;
export const statementMax = 2000;
export const objectionMax = 2000;
export const reportPageSize = 20;
