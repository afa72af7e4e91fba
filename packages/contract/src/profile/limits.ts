export const skillsMax = 30;
export const descriptionMax = 2000;
export const availabilityMax = 100;

/** Maximum size of a stored picture in bytes. Usually the browser sends a crop of only a few kilobytes. */
export const imageMax = 4 * 1024 * 1024;

/**
 * Maximum side length of a stored picture in pixels. Displaying a picture takes memory for every pixel, however small
 * the file is.
 */
export const imageSideMax = 4096;

export const imageFileMax = 5 * 1024 * 1024;

/** Maximum day rate in EUR. */
export const dayRateMax = 10_000;
export const languagesMax = 10;
export const referencesMax = 5;
export const referenceCustomerMax = 100;
export const referenceTextMax = 300;
export const referenceLinkMax = 300;
export const referenceYearMin = 1970;
export const referenceYearMax = 2100;
