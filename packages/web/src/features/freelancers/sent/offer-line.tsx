import { HandCoins } from "lucide-react";
import { useOfferText } from "../../../parts/request-messages/proposals/use-offer-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { StandingOffer } from "./standing-offer.ts";

/** Shows the price of an offer, and whether it is accepted. */
export function OfferLine({ offer }: { offer: StandingOffer }) {
  const { short, standing } = useTexts("request-messages").proposals.offer;
  const price = useOfferText()(offer);
  return (
    <p className="flex items-start gap-2 text-sm">
      <HandCoins size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
      <span className="font-medium tabular-nums">{standing[offer.status](short(price))}</span>
    </p>
  );
}
