export const requestMessageTextMax = 1000;
export const requestMessagesPageSize = 50;
/** Maximum number of messages under a request, of both sides together. */
export const messagesPerRequest = 100;
