export const passwordMin = 8;
/** The reset page is specified so. */
export const resetPasswordMin = 6;
