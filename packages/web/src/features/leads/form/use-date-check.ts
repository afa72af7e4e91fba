import { useTexts } from "../../../texts/texts.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { earliestDate, type LeadValues } from "./lead-values.ts";

export function useDateCheck(savedDate: string | null) {
  const { today } = useLeadActions();
  const { followUpTooEarly } = useTexts("leads").fields;
  const earliest = earliestDate(today, savedDate);
  const check = ({ followUpDate }: LeadValues) => ({
    followUpDate: followUpDate !== null && followUpDate < earliest ? followUpTooEarly : undefined,
  });
  return { earliest, check };
}
