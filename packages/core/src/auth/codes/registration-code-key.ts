export const registrationCodeKey = (typed: string): string => typed.replace(/\s+/g, "").toUpperCase();
