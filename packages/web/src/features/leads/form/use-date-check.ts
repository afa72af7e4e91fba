import { useTexts } from "../../../texts/texts.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { earliestDate, type LeadValues } from "./lead-values.ts";

/** The first day of a follow-up that may be picked, `yyyy-MM-dd`, and the check of what was typed. */
export function useDateCheck(savedDate: string | null) {
  const { today } = useLeadActions();
  const { followUpTooEarly } = useTexts("leads").fields;
  const earliest = earliestDate(today, savedDate);
  const check = ({ followUpDate }: LeadValues) => ({
    followUpDate: followUpDate !== null && followUpDate < earliest ? followUpTooEarly : undefined,
  });
  return { earliest, check };
}
