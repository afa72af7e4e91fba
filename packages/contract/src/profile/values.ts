export const skillsMax = 30;
export const descriptionMax = 2000;
/** Largest picture that is stored, in bytes: 4 MB; the browser sends a crop of a few kilobytes. */
export const imageMax = 4 * 1024 * 1024;
/** Longest side of a picture that is stored, in pixels: what shows it needs memory for all of them. */
export const imageSideMax = 4096;
export const imageFileMax = 5 * 1024 * 1024;
