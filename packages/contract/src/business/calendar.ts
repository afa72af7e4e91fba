/** Whether a setting is an address that a visitor may be sent to. */
export const isCalendarAddress = (address: string): boolean => /^https:\/\/[^\s/"'<>]+(\/[^\s"'<>]*)?$/.test(address);
