import type { LatestAppointment } from "@linkedpotential/contract/request-messages/proposals";
import type { Conversation, RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../../texts/texts.ts";
import { useSlotText } from "./use-slot-text.ts";

/** Returns the function that sums up proposed dates: `3 Terminvorschläge`. */
export function useDatesText(): (slots: readonly string[]) => string {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const textOf = useSlotText();
  return (slots) => {
    const [slot] = slots;
    return slots.length === 1 && slot ? texts.oneDate(textOf(slot)) : texts.severalDates(slots.length);
  };
}

/** Returns the dates of an open proposal that are not past. Empty for any other proposal. */
export const openSlotsOf = ({ status, slots }: Pick<LatestAppointment, "status" | "slots">): string[] =>
  status === "open" ? slots.filter((slot) => slot > new Date().toISOString()) : [];

interface Answerable {
  conversation?: Conversation | undefined;
  progress?: RequestProgress | undefined;
}

/** Returns the dates that the other side has proposed and the reader can accept. Empty for an ended request. */
export function waitingSlotsOf({ conversation, progress }: Answerable): string[] {
  const dates = conversation?.appointment;
  return dates && !dates.isOwnSide && progress?.state !== "ended" ? openSlotsOf(dates) : [];
}
