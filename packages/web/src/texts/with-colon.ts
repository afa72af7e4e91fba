import { getLanguage } from "./language.ts";

/** Adds a colon. French puts a no-break space before it: `Bis:`, `Until:`, `Jusqu’au :`. */
export const withColon = (label: string): string => `${label}${getLanguage() === "fr" ? "\u00a0" : ""}:`;
