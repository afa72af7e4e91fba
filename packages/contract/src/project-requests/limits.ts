export const projectRequestPageSize = 50;
/** Maximum number of requests that a business sends in 24 hours. */
export const projectRequestsPerDay = 10;
export const companyMax = 200;
export const replyMax = 2000;
