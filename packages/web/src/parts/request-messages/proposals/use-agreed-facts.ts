import type { Conversation, RequestProgress } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { acceptedOfferOf } from "../order/order.ts";
import { useShortPrice } from "./use-offer-text.ts";
import { useSlotText } from "./use-slot-text.ts";

interface Agreed {
  conversation?: Conversation | undefined;
  progress?: RequestProgress | undefined;
}

/**
 * Returns the function that sums up what was agreed under a request: the price with which it is `hired`, and the date that
 * is not over.
 */
export function useAgreedFacts(): (request: Agreed) => string[] {
  const { order: texts } = useTexts("request-messages");
  const priceOf = useShortPrice();
  const dateOf = useAgreedDate();
  return ({ conversation, progress }) => {
    const offer = progress?.state === "hired" ? acceptedOfferOf(conversation) : undefined;
    return [offer ? `${withColon(texts.price)} ${priceOf(offer)}` : "", dateOf(conversation) ?? ""].filter(Boolean);
  };
}

/**
 * Returns the function that tells the agreed date of a conversation: `Termin: Di., 1. Dez., 10:00 Uhr`. Undefined without
 * one, and once it is over.
 */
export function useAgreedDate(): (conversation: Conversation | undefined) => string | undefined {
  const { order: texts } = useTexts("request-messages");
  const textOf = useSlotText();
  return (conversation) => {
    const { status, agreedSlot, minutes = 0 } = conversation?.appointment ?? {};
    if (status !== "accepted" || !agreedSlot) return undefined;
    return Date.parse(agreedSlot) + minutes * minuteMs > Date.now() ? texts.date(textOf(agreedSlot)) : undefined;
  };
}

const minuteMs = 60_000;
