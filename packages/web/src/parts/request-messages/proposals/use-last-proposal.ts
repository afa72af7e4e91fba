import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../../texts/texts.ts";
import { openSlotsOf, useDatesText } from "./use-dates-text.ts";
import { useShortPrice } from "./use-offer-text.ts";

/**
 * Returns the function that sums up the open proposal in the last message: `Angebot: 12.500 €`, `3 Terminvorschläge`.
 * Undefined without one.
 */
export function useLastProposal(): (conversation: Conversation) => string | undefined {
  const { offer: texts } = useTexts("request-messages").proposals;
  const datesText = useDatesText();
  const priceOf = useShortPrice();
  return ({ offer, appointment, lastMessage }) => {
    const isLast = ({ messageId }: { messageId: number }) => messageId === lastMessage?.id;
    if (offer?.status === "open" && isLast(offer)) return texts.short(priceOf(offer));
    const slots = appointment && isLast(appointment) ? openSlotsOf(appointment) : [];
    return slots.length > 0 ? datesText(slots) : undefined;
  };
}
