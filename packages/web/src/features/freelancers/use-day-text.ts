import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useUser } from "../../lib/session/session.ts";
import { useLanguage } from "../../texts/language.ts";

/** Returns a function that writes the day of an instant in the user's time zone. */
export function useDayText(): (instant: string) => string {
  const { timezone } = useUser();
  const language = useLanguage();
  return (instant) => dateText(today(new Date(instant), timezone), language);
}
