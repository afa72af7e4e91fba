/** Characters that a password has at least. */
export const passwordMin = 8;
/** Shorter than elsewhere, as the reset page is specified. */
export const resetPasswordMin = 6;
