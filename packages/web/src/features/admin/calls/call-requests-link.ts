/** Id of the section with the requests for calls. */
export const callRequestsId = "call-requests";
export const callRequestsLink = `#${callRequestsId}`;
