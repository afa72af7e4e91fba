export const skillsMax = 30;
export const descriptionMax = 2000;

/** Maximum size of a stored picture in bytes. The browser sends a crop of a few kilobytes. */
export const imageMax = 4 * 1024 * 1024;

/** Maximum side length of a stored picture in pixels, because displaying it needs memory for all of them. */
export const imageSideMax = 4096;

export const imageFileMax = 5 * 1024 * 1024;
