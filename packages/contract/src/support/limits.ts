export const supportMessageMax = 5000;
