import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { AppointmentCard } from "./appointment-card.tsx";
import { OfferCard } from "./offer-card.tsx";

interface ProposalsProps {
  requestId: number;
  name: string;
  message: RequestMessage;
}

/** Shows the dates or the offer that a message proposes. */
export function Proposals({ requestId, name, message: { id, author, appointment, offer } }: ProposalsProps) {
  const shared = { requestId, messageId: id, name, isOwnSide: author.isOwnSide };
  return (
    <>
      {appointment && <AppointmentCard {...shared} appointment={appointment} />}
      {offer && <OfferCard {...shared} offer={offer} />}
    </>
  );
}
