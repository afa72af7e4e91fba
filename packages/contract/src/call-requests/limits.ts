/** Days after which a request for a call is erased. */
export const callRequestDays = 180;

export const callRequestNoteMax = 500;
export const callRequestPageSize = 20;

export const callRequestStates = ["open", "settled"] as const;
