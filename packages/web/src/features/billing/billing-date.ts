import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useLanguage } from "../../texts/language.ts";

/** Writes the day on which an instant falls in Berlin, as the contract and its invoices have it. */
export function useBillingDate(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => dateText(today(new Date(instant)), language);
}
