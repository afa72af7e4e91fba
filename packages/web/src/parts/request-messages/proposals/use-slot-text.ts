import { slotText } from "@linkedpotential/contract/date-texts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";

/** Returns the function that formats a proposed date: `Di., 1. Dez., 10:00 Uhr`. */
export function useSlotText(): (slot: string) => string {
  const language = useLanguage();
  const { timezone } = useUser();
  return (slot) => slotText(new Date(slot), language, timezone);
}
