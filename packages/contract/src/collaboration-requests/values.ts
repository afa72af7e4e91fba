export const requestStatuses = ["pending", "accepted", "rejected"] as const;

export const requestMessageMin = 200;
export const requestMessageMax = 2000;

export const requestPageSize = 50;
/** Of one post: they are read at once. */
export const pendingRequestsMax = 500;
