/** An address in the one spelling that is stored, shown and written to; letters that only look different become one. */
export const writtenEmail = (email: string): string => email.trim().normalize("NFC");

/** The key under which an address is unique: upper and lower case count as the same. */
export const emailKey = (email: string): string => writtenEmail(email).toLowerCase().normalize("NFC");
