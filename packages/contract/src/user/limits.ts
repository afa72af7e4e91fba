/** Number of days after which a data export is deleted. */
export const exportDays = 7;
