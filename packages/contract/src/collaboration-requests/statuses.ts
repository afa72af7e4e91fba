export const requestStatuses = ["pending", "accepted", "rejected"] as const;
