export const isCalendarAddress = (address: string): boolean => /^https:\/\/[^\s/"'<>]+(\/[^\s"'<>]*)?$/.test(address);
