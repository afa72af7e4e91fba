import type { Conversation } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { useAgreedDate } from "../proposals/use-agreed-facts.ts";
import { useShortPrice } from "../proposals/use-offer-text.ts";
import { acceptedOfferOf, type OrderFacts } from "./order.ts";
import { OrderButton } from "./order-button.tsx";

interface AgreedLineProps {
  requestId: number;
  messages: Conversation;
  order: OrderFacts | undefined;
}

/** Shows the agreed price and date of a closed conversation, and opens the sheet of the order. */
export function AgreedLine({ requestId, messages, order }: AgreedLineProps) {
  const { order: texts } = useTexts("request-messages");
  const priceOf = useShortPrice();
  const date = useAgreedDate()(messages);
  const offer = acceptedOfferOf(messages);
  if (!(offer || date)) return null;
  const facts = [offer && `${withColon(texts.price)} ${priceOf(offer)}`, date];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {offer && order && <OrderButton requestId={requestId} facts={order} offer={offer} />}
      <p className="text-sm tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}
