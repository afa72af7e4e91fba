import { dateText } from "@linkedpotential/contract/date-texts";
import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { useOfferText } from "../../../../parts/request-messages/proposals/use-offer-text.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import type { Candidate } from "../../projects/candidates/candidates.ts";
import type { StandingOffer } from "../../sent/standing-offer.ts";
import type { ComparisonRow } from "./comparison-row.ts";

/** Returns a row with the offers of candidates. Returns none as long as nobody has made one. */
export function useOfferRows(candidates: readonly Candidate[]): ComparisonRow[] {
  const { card } = useTexts("request-messages").proposals.offer;
  const offerOf = ({ id }: ListedFreelancer) => candidates.find(({ userId }) => userId === id)?.offer;
  if (candidates.every(({ offer }) => offer === undefined)) return [];
  return [
    {
      label: card,
      contentOf: (person) => JSON.stringify(offerOf(person) ?? null),
      cellOf: (person) => {
        const offer = offerOf(person);
        return offer && <Offer offer={offer} />;
      },
    },
  ];
}

function Offer({ offer }: { offer: StandingOffer }) {
  const { standing, startsOn } = useTexts("request-messages").proposals.offer;
  const language = useLanguage();
  const price = useOfferText()(offer);
  return (
    <>
      <p className="font-medium tabular-nums">{standing[offer.status](price)}</p>
      {offer.start && <p className="text-ink-muted text-xs">{startsOn(dateText(offer.start, language))}</p>}
    </>
  );
}
