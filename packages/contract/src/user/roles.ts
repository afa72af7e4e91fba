export const roles = ["freelancer", "business"] as const;
