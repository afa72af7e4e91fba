import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import type { OrderFacts } from "../order/order.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { OfferCard } from "./offer-card.tsx";

interface ProposalsProps {
  requestId: number;
  name: string;
  company?: string | undefined;
  asksContact?: boolean | undefined;
  order?: OrderFacts | undefined;
  message: RequestMessage;
}

/** Shows the dates or the offer that a message proposes. */
export function Proposals({ message: { id, author, appointment, offer }, ...props }: ProposalsProps) {
  const shared = { ...props, messageId: id, isOwnSide: author.isOwnSide };
  return (
    <>
      {appointment && <AppointmentCard {...shared} appointment={appointment} />}
      {offer && <OfferCard {...shared} offer={offer} />}
    </>
  );
}
