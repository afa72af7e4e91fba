/** Days after which the archive of a data export is deleted. */
export const exportDays = 7;
