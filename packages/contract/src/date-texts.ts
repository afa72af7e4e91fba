import type { Language } from "./user/schema.ts";

/** Locales by language. English follows British conventions: day first, and a 24-hour clock. */
export const locales = { de: "de-DE", en: "en-GB", fr: "fr-FR" } as const satisfies Record<Language, string>;

const styles = {
  date: { dateStyle: "medium" },
  dayMonth: { day: "2-digit", month: "2-digit" },
  dayAndMonthName: { day: "numeric", month: "short" },
  day: { dateStyle: "full" },
  weekday: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  month: { month: "long", year: "numeric" },
  monthName: { month: "long" },
  shortMonth: { month: "short" },
  time: { hour: "2-digit", minute: "2-digit" },
  moment: { dateStyle: "medium", timeStyle: "short" },
  slot: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  fullMoment: {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Cache formatters, because creating one takes a hundred times as long as using it, and lists show hundreds of dates.
const formatters = new Map<string, Intl.DateTimeFormat>();

function write(style: keyof typeof styles, at: Date, language: Language, timeZone = "UTC"): string {
  const key = `${style} ${language} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...styles[style], timeZone });
  formatters.set(key, formatter);
  return formatter.format(at);
}

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const dateText = (date: string, language: Language): string => write("date", midnight(date), language);

export const dayMonthText = (date: string, language: Language): string => write("dayMonth", midnight(date), language);

/** Formats a day with the short name of its month, because numbers such as 12/09 are ambiguous outside the app. */
export const dayMonthNameText = (date: string, language: Language): string =>
  write("dayAndMonthName", midnight(date), language);

export const dayText = (date: string, language: Language): string => write("day", midnight(date), language);

export const weekdayText = (date: string, language: Language): string => write("weekday", midnight(date), language);

export const shortWeekdayText = (date: string, language: Language): string =>
  write("shortWeekday", midnight(date), language);

export const shortDayText = (date: string, language: Language): string =>
  `${shortWeekdayText(date, language)}, ${dateText(date, language)}`;

export const monthText = (month: string, language: Language): string =>
  write("month", midnight(`${month}-01`), language);

/** Formats a month without its year. */
export const monthNameText = (month: string, language: Language): string =>
  write("monthName", midnight(`${month}-01`), language);

export const shortMonthText = (month: string, language: Language): string =>
  write("shortMonth", midnight(`${month}-01`), language);

export const timeText = (instant: Date, language: Language, timeZone: string): string =>
  write("time", instant, language, timeZone);

export const momentText = (instant: Date, language: Language, timeZone: string): string =>
  write("moment", instant, language, timeZone);

export const fullMomentText = (instant: Date, language: Language, timeZone: string): string =>
  write("fullMoment", instant, language, timeZone);

/** Formats a date within the next months: `Di., 1. Dez., 10:00 Uhr`, `Tue, 1 Dec, 10:00`. */
export const slotText = (instant: Date, language: Language, timeZone: string): string =>
  write("slot", instant, language, timeZone) + (language === "de" ? " Uhr" : "");
