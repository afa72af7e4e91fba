import { dateText, locales, weekdayText } from "@linkedpotential/contract/date-texts";
import { addDays, type Weekday } from "@linkedpotential/contract/dates";
import type { Recurrence } from "@linkedpotential/contract/tasks/recurrence-rule";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../texts/areas.ts";

type RuleTexts = Texts["recurrence"]["rule"];

/** Describes a rule: "alle 2 Wochen montags und donnerstags, ab Erledigung". */
export function ruleText(rule: Recurrence, texts: RuleTexts, language: Language): string {
  const every = [texts.every[rule.unit](rule.interval), dayText(rule, texts, language)];
  const parts = [
    every.filter(Boolean).join(" "),
    rule.basis === "completion" && texts.fromCompletion,
    rule.endDate !== null && texts.until(dateText(rule.endDate, language)),
  ];
  return parts.filter(Boolean).join(", ");
}

/** Returns the day of a rule in words. Empty when it has none, and for years, where the due date says more. */
function dayText({ unit, weekdays, dayOfMonth }: Recurrence, texts: RuleTexts, language: Language): string {
  if (weekdays.length > 0) {
    const names = weekdays.map((weekday) => texts.weekday(weekdayName(weekday, language)));
    return texts.onWeekdays(new Intl.ListFormat(locales[language]).format(names));
  }
  if (dayOfMonth === null || unit === "year") return "";
  return dayOfMonth === 31 ? texts.onLastDay : texts.onDay(dayOfMonth);
}

const sunday = "2027-03-07";

/** Returns a date on a weekday, to name the weekday with. */
export const dateOn = (weekday: Weekday): string => addDays(sunday, weekday);

const weekdayName = (weekday: Weekday, language: Language): string => weekdayText(dateOn(weekday), language);
