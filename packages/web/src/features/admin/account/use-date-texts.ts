import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";

/** Returns functions that write an instant as a day, or as a day with its time, in the time zone of the admin. */
export function useDateTexts() {
  const language = useLanguage();
  const { timezone } = useUser();
  return {
    day: (instant: string) => dateText(today(new Date(instant), timezone), language),
    moment: (instant: string) => momentText(new Date(instant), language, timezone),
  };
}
