export const passwordMin = 8;

/** Shorter than `passwordMin`, because the specification of the reset page says so. */
export const resetPasswordMin = 6;
