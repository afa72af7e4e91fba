/** The stored spelling of a registration code: what is typed small or with blanks is the same code. */
export const registrationCodeKey = (typed: string): string => typed.replace(/\s+/g, "").toUpperCase();
