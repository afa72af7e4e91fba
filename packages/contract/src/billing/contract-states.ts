export const subscriptionStates = ["active", "past_due", "canceled", "none"] as const;
