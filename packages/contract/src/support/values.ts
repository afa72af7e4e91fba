/** Longest message in characters. */
export const supportMessageMax = 5000;
