import { getLanguage } from "./language.ts";

/** What a colon follows, in French after a space at which no line breaks: `Bis:`, `Until:`, `Jusqu’au :`. */
export const withColon = (label: string): string => `${label}${getLanguage() === "fr" ? "\u00a0" : ""}:`;
