import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useLanguage } from "../../texts/language.ts";

/** Returns a function that formats the calendar day of an instant in Berlin, as on invoices. */
export function useBillingDate(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => dateText(today(new Date(instant)), language);
}
