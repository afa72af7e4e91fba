import { type NewOffer, offerTotal } from "@linkedpotential/contract/request-messages/proposals";
import { euro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";

type Price = Pick<NewOffer, "amount" | "unit" | "days">;

/** Returns the function that tells the price of an offer: `5 Tage zu 680 € = 3.400 € netto`. */
export function useOfferText(): (offer: Price) => string {
  const { prices } = useTexts("request-messages").proposals.offer;
  return (offer) => {
    const { amount, unit, days } = offer;
    const total = offerTotal(offer);
    if (total === undefined) return prices.perDay(euro(amount));
    if (unit === "day" && days !== undefined) return prices.days(days, euro(amount), euro(total));
    return days === undefined ? prices.total(euro(total)) : prices.totalForDays(euro(total), days);
  };
}

/** Returns the function that tells the total of an offer, or else its day rate: `3.400 €`, `680 € pro Tag`. */
export function useShortPrice(): (offer: Price) => string {
  const { shortPerDay } = useTexts("request-messages").proposals.offer.prices;
  return (offer) => {
    const total = offerTotal(offer);
    return total === undefined ? shortPerDay(euro(offer.amount)) : euro(total);
  };
}
