import { dateText } from "@linkedpotential/contract/date-texts";
import type { ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { useOfferText } from "../../../../parts/request-messages/proposals/use-offer-text.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import type { Candidate } from "../../projects/candidates/candidates.ts";
import { personOf } from "../../sent/listed-request.ts";
import { type StandingOffer, standingOfferOf } from "../../sent/standing-offer.ts";
import { useListedRequests } from "../../sent/use-listed-requests.ts";
import type { ComparisonRow } from "./comparison-row.ts";

type OfferOf = (person: Pick<ListedFreelancer, "id">) => StandingOffer | undefined;

/** Returns a row with the offers of the compared freelancers. Returns none as long as nobody has made one. */
export function useOfferRows(
  people: readonly ListedFreelancer[],
  candidates: readonly Candidate[] | undefined,
): ComparisonRow[] {
  const { card } = useTexts("request-messages").proposals.offer;
  const latestOf = useLatestOffer();
  const offerOf: OfferOf = candidates ? ({ id }) => candidates.find(({ userId }) => userId === id)?.offer : latestOf;
  if (people.every((person) => offerOf(person) === undefined)) return [];
  return [
    {
      label: card,
      contentOf: (person) => {
        const { amount, unit, days, start, status } = offerOf(person) ?? {};
        return JSON.stringify([amount, unit, days, start, status]);
      },
      cellOf: (person) => {
        const offer = offerOf(person);
        return offer && <Offer offer={offer} />;
      },
    },
  ];
}

/** Returns the function that finds the latest offer under all requests with a person. */
function useLatestOffer(): OfferOf {
  const byPerson = Map.groupBy(useListedRequests().items, (one) => personOf(one).userId);
  return ({ id }) => standingOfferOf(byPerson.get(id) ?? []);
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
