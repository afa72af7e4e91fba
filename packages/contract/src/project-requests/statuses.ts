export const projectRequestStatuses = ["pending", "accepted", "rejected"] as const;
export type ProjectRequestStatus = (typeof projectRequestStatuses)[number];
