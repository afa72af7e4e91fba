import { dateText, locales } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language, User } from "@linkedpotential/contract/user/schema";

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const daysMax = 7;

interface Reader extends Pick<User, "timezone"> {
  language: Language;
  justNow: string;
}

/** `vor 5 Minuten`, `vor 2 Stunden`, `vor 3 Tagen`; from a week on the date. */
export function ageText(createdAt: string, now: Date, { language, timezone, justNow }: Reader): string {
  const ageMs = now.getTime() - Date.parse(createdAt);
  const ago = (unitMs: number, unit: "minute" | "hour" | "day") =>
    new Intl.RelativeTimeFormat(locales[language]).format(-Math.floor(ageMs / unitMs), unit);
  if (ageMs < minuteMs) return justNow;
  if (ageMs < hourMs) return ago(minuteMs, "minute");
  if (ageMs < dayMs) return ago(hourMs, "hour");
  if (ageMs < daysMax * dayMs) return ago(dayMs, "day");
  return dateText(today(new Date(createdAt), timezone), language);
}
