export const projectRequestPageSize = 50;
/** Maximum number of requests that a business sends in 24 hours. */
export const projectRequestsPerDay = 10;
/** Minimum length of the message to a freelancer. The longer one of collaboration requests does not apply. */
export const projectMessageMin = 50;
export const companyMax = 200;
export const replyMax = 2000;
