import type { ProposalStatus } from "@linkedpotential/contract/request-messages/proposals";
import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../../texts/texts.ts";
import { useShortPrice } from "./use-offer-text.ts";
import { useSlotText } from "./use-slot-text.ts";

/**
 * Returns the function that sums up the open proposal in the last message: `Angebot: 12.500 €`, `3 Terminvorschläge`.
 * Undefined without one.
 */
export function useLastProposal(): (conversation: Conversation) => string | undefined {
  const { offer: texts } = useTexts("request-messages").proposals;
  const datesText = useDatesText();
  const priceOf = useShortPrice();
  return ({ offer, appointment, lastMessage }) => {
    const isLast = ({ messageId, status }: { messageId: number; status: ProposalStatus }) =>
      messageId === lastMessage?.id && status === "open";
    if (offer && isLast(offer)) return texts.short(priceOf(offer));
    return appointment && isLast(appointment) && isBookable(appointment) ? datesText(appointment.slots) : undefined;
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
