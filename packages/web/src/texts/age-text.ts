import { dateText, locales } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language, User } from "@linkedpotential/contract/user/schema";

const unitsMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const daysMax = 7;

interface Reader extends Pick<User, "timezone"> {
  language: Language;
  justNow: string;
}

/** Returns `vor 5 Minuten`, `vor 2 Stunden` or `vor 3 Tagen`, and the date after a week. */
export function ageText(createdAt: string, now: Date, { language, timezone, justNow }: Reader): string {
  const ageMs = ageOf(createdAt, now);
  if (ageMs < unitsMs.minute) return justNow;
  if (ageMs < unitsMs.hour) return ago(ageMs, "minute", language);
  if (ageMs < unitsMs.day) return ago(ageMs, "hour", language);
  if (ageMs < daysMax * unitsMs.day) return ago(ageMs, "day", language);
  return dateText(today(new Date(createdAt), timezone), language);
}

/** Returns an approximate age: `fewMinutes`, `vor 2 Stunden`, `vor 12 Tagen`. */
export function roughAgeText(createdAt: string, now: Date, language: Language, fewMinutes: string): string {
  const ageMs = ageOf(createdAt, now);
  if (ageMs < unitsMs.hour) return fewMinutes;
  return ago(ageMs, ageMs < unitsMs.day ? "hour" : "day", language);
}

const ageOf = (createdAt: string, now: Date): number => now.getTime() - Date.parse(createdAt);

const ago = (ageMs: number, unit: keyof typeof unitsMs, language: Language): string =>
  new Intl.RelativeTimeFormat(locales[language]).format(-Math.floor(ageMs / unitsMs[unit]), unit);
