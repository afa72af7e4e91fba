import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../../texts/texts.ts";
import { useShortPrice } from "./use-offer-text.ts";
import { useSlotText } from "./use-slot-text.ts";

interface LatestProposal {
  /** `Angebot: 12.500 €`, `3 Terminvorschläge`. */
  text: string;
  /** Whether the last message contains the proposal. */
  isLast: boolean;
}

/**
 * Returns the function that sums up a proposal that waits for an answer of the reader, or that the last message
 * contains. Undefined without one.
 */
export function useLatestProposal(): (conversation: Conversation) => LatestProposal | undefined {
  const { offer: texts } = useTexts("request-messages").proposals;
  const datesText = useDatesText();
  const priceOf = useShortPrice();
  return ({ offer, appointment, lastMessage }) => {
    const shown = [
      offer && { ...offer, text: texts.short(priceOf(offer)) },
      appointment && isBookable(appointment) && { ...appointment, text: datesText(appointment.slots) },
    ]
      .filter((proposal) => proposal !== undefined && proposal !== false)
      .filter(({ status }) => status === "open")
      .map(({ messageId, isOwnSide, text }) => ({ messageId, isOwnSide, text, isLast: messageId === lastMessage?.id }))
      .filter(({ isOwnSide, isLast }) => isLast || !isOwnSide)
      .sort((one, other) => other.messageId - one.messageId);
    return shown[0];
  };
}

const isBookable = ({ slots }: { slots: readonly string[] }): boolean =>
  slots.some((slot) => slot > new Date().toISOString());

function useDatesText(): (slots: readonly string[]) => string {
  const { appointment: texts } = useTexts("request-messages").proposals;
  const textOf = useSlotText();
  return (slots) => {
    const [slot] = slots;
    return slots.length === 1 && slot ? texts.oneDate(textOf(slot)) : texts.severalDates(slots.length);
  };
}
