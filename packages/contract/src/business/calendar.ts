/** Whether a setting is an HTTPS address for a link on our pages. */
export const isCalendarAddress = (address: string): boolean => /^https:\/\/[^\s/"'<>]+(\/[^\s"'<>]*)?$/.test(address);
