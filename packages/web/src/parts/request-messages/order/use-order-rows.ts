import { dateText, fullMomentText } from "@linkedpotential/contract/date-texts";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useOfferText } from "../proposals/use-offer-text.ts";
import type { AcceptedOffer, OrderFacts, OrderMessages } from "./order.ts";

export interface OrderRow {
  label: string;
  lines: readonly string[];
  /** Whether the line is a message, which is not emphasized. */
  isMessage?: boolean;
}

/** Returns what the two sides have agreed on, in the order of the sheet. Leaves out what is not known. */
export function useOrderRows(facts: OrderFacts, offer: AcceptedOffer, messages: OrderMessages): OrderRow[] {
  const { order: texts, proposals } = useTexts("request-messages");
  const language = useLanguage();
  const price = useOfferText()(offer);
  const { client, contractor } = useParties(facts, offer, messages);
  const momentOf = useMoment();
  const { offered, acceptance, dates } = messages;
  const rows: OrderRow[] = [
    { label: texts.client, lines: client },
    { label: texts.contractor, lines: contractor },
    { label: texts.project, lines: [facts.project ?? ""] },
    { label: texts.price, lines: [`${price}, ${proposals.offer.plusTax}`] },
    { label: texts.start, lines: [offer.start ? dateText(offer.start, language) : ""] },
    { label: texts.offer, lines: [offered?.text ?? ""], isMessage: true },
    { label: texts.request, lines: [facts.request], isMessage: true },
    {
      label: texts.accepted,
      lines: acceptance ? [texts.acceptedBy(momentOf(acceptance.createdAt), client[0] ?? "")] : [],
    },
    {
      label: texts.dates(dates.length),
      lines: dates.map(({ slot, minutes, place }) =>
        [momentOf(slot), proposals.appointment.minutes(minutes), place].filter(Boolean).join(", "),
      ),
    },
  ];
  return rows
    .map(({ lines, ...row }) => ({ ...row, lines: lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Returns the function that formats a time with its year: `1. März 2027 um 10:00`. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const { timezone } = useUser();
  return (instant) => fullMomentText(new Date(instant), language, timezone);
}

/** Returns name, company and contact data of both sides. The client is the person who accepted the offer. */
function useParties(
  { name, contact, linkedinUrl = "" }: OrderFacts,
  { isOwnSide: isFreelancer }: AcceptedOffer,
  { acceptance }: OrderMessages,
) {
  const user = useUser();
  const { data: company } = useQuery({ ...apiQuery("business/get-company"), enabled: !isFreelancer });
  const own = [user.name, user.email];
  if (isFreelancer) {
    const accepter = acceptance?.author.name || name;
    return { client: [accepter, contact?.company ?? "", ...contactLines(contact, accepter)], contractor: own };
  }
  const isOwn = acceptance?.author.isOwn ?? false;
  const client = isOwn ? own : [acceptance?.author.name ?? ""];
  const [accepter = "", ...more] = client;
  return {
    client: [accepter, company?.name ?? "", ...more],
    contractor: [name, contact?.email ?? "", linkedinUrl],
  };
}

/** Names the person to whom the contact data belong, if somebody else has accepted the offer. */
function contactLines(contact: OrderFacts["contact"], accepter: string): string[] {
  if (!contact) return [];
  return [contact.name === accepter ? contact.email : `${contact.name}, ${contact.email}`];
}
