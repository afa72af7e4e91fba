import type { Offer } from "@linkedpotential/contract/request-messages/proposals";
import type { ListedRequest } from "./listed-request.ts";

/** Offer that the company can accept, or has accepted. */
export interface StandingOffer extends Offer {
  status: "open" | "accepted";
}

/** Returns the latest offer under requests with the same person that is open or accepted. */
export function standingOfferOf(requests: readonly ListedRequest[]): StandingOffer | undefined {
  const [latest] = requests
    .flatMap(({ request: { conversation } }) => conversation?.offer ?? [])
    .sort((one, other) => other.messageId - one.messageId)
    .flatMap(({ status, ...offer }) => (status === "open" || status === "accepted" ? [{ ...offer, status }] : []));
  return latest;
}
