import type { Language } from "@linkedpotential/contract/user/schema";

export const locales = { de: "de-DE", en: "en-GB", fr: "fr-FR" } as const satisfies Record<Language, string>;

/** An instant in a person's words and time zone, e.g. `12. März 2027 um 09:00 MEZ`. */
export const momentInWords = (instant: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(instant);
