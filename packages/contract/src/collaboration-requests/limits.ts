export const requestMessageMin = 200;
export const requestMessageMax = 2000;
/** Maximum length of the text with which an author accepts a request. */
export const requestReplyMax = 2000;
export const requestPageSize = 50;

/** Maximum number of pending requests per post. One query reads all of them. */
export const pendingRequestsMax = 500;
