export const passwordMin = 8;

/** Minimum length of a password set through a reset link. Shorter than `passwordMin`, as the specification demands. */
export const resetPasswordMin = 6;
