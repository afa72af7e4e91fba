import { today as dayOf } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useUser } from "../../../lib/session/session.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useLanguage } from "../../../texts/language.ts";
import { relativeDay } from "../../../texts/relative-day.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Age and name of the latest contact, such as `vor 4 Tagen` and `Nachricht`. Null without a contact. */
export function useLastContact({ lastTouchAt, lastTouchType }: LeadRow): { when: string; type: string } | null {
  const { contacts } = useTexts("day");
  const { timezone } = useUser();
  const today = useToday();
  const language = useLanguage();
  if (lastTouchAt === null || lastTouchType === null) return null;
  return {
    when: relativeDay(dayOf(new Date(lastTouchAt), timezone), today, language),
    type: contacts[lastTouchType],
  };
}
