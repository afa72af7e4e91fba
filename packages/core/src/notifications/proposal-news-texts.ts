import { slotText } from "@linkedpotential/contract/date-texts";
import { withFrenchSpacing } from "@linkedpotential/contract/french-spacing";
import type { Language } from "@linkedpotential/contract/user/schema";
import { priceText } from "../mail/messages/proposal-facts.ts";
import type { NotifiedProposal } from "./notification.entity.ts";

type Status = NotifiedProposal["status"];
type Said = readonly [title: string, message: (person: string, what: string) => string];

/** Texts by status of the proposal. The second value of a message is the price, the date, or empty for several dates. */
interface Texts {
  offer: Record<Exclude<Status, "replaced" | "canceled">, Said>;
  dates: Record<Exclude<Status, "replaced">, Said>;
}

const texts: Record<Language, Texts> = {
  de: {
    offer: {
      open: ["Neues Angebot", (person, price) => `Angebot von ${person}: ${price}`],
      accepted: ["Angebot angenommen", (person, price) => `${person} hat Ihr Angebot angenommen: ${price}`],
      declined: ["Angebot abgelehnt", (person, price) => `${person} hat Ihr Angebot abgelehnt: ${price}`],
      withdrawn: ["Angebot zurückgezogen", (person, price) => `${person} hat das Angebot zurückgezogen: ${price}`],
    },
    dates: {
      open: [
        "Terminvorschlag",
        (person, when) => (when ? `${person} schlägt einen Termin vor: ${when}` : `${person} schlägt Termine vor.`),
      ],
      accepted: ["Termin zugesagt", (person, when) => `${person} hat zugesagt: ${when}`],
      declined: [
        "Termin abgelehnt",
        (person, when) =>
          when ? `${person} hat den Termin abgelehnt: ${when}` : `${person} hat die Termine abgelehnt.`,
      ],
      withdrawn: [
        "Terminvorschlag zurückgezogen",
        (person, when) =>
          when
            ? `${person} hat den Terminvorschlag zurückgezogen: ${when}`
            : `${person} hat die Terminvorschläge zurückgezogen.`,
      ],
      canceled: ["Termin abgesagt", (person, when) => `${person} hat den Termin abgesagt: ${when}`],
    },
  },
  en: {
    offer: {
      open: ["New offer", (person, price) => `Offer from ${person}: ${price}`],
      accepted: ["Offer accepted", (person, price) => `${person} has accepted your offer: ${price}`],
      declined: ["Offer declined", (person, price) => `${person} has declined your offer: ${price}`],
      withdrawn: ["Offer withdrawn", (person, price) => `${person} has withdrawn the offer: ${price}`],
    },
    dates: {
      open: [
        "Suggested date",
        (person, when) => (when ? `${person} suggests a date: ${when}` : `${person} suggests dates.`),
      ],
      accepted: ["Date agreed", (person, when) => `${person} has agreed to the date: ${when}`],
      declined: [
        "Date declined",
        (person, when) => (when ? `${person} has declined the date: ${when}` : `${person} has declined the dates.`),
      ],
      withdrawn: [
        "Suggested date withdrawn",
        (person, when) =>
          when ? `${person} has withdrawn the suggested date: ${when}` : `${person} has withdrawn the suggested dates.`,
      ],
      canceled: ["Date canceled", (person, when) => `${person} has canceled the date: ${when}`],
    },
  },
  fr: withFrenchSpacing({
    offer: {
      open: ["Nouveau devis", (person: string, price: string) => `Devis de ${person} : ${price}`],
      accepted: ["Devis accepté", (person: string, price: string) => `${person} a accepté votre devis : ${price}`],
      declined: ["Devis refusé", (person: string, price: string) => `${person} a refusé votre devis : ${price}`],
      withdrawn: ["Devis retiré", (person: string, price: string) => `${person} a retiré le devis : ${price}`],
    },
    dates: {
      open: [
        "Proposition de date",
        (person: string, when: string) =>
          when ? `${person} propose une date : ${when}` : `${person} propose plusieurs dates.`,
      ],
      accepted: ["Date acceptée", (person: string, when: string) => `${person} a accepté la date : ${when}`],
      declined: [
        "Date refusée",
        (person: string, when: string) =>
          when ? `${person} a refusé la date : ${when}` : `${person} a refusé les dates proposées.`,
      ],
      withdrawn: [
        "Proposition de date retirée",
        (person: string, when: string) =>
          when ? `${person} a retiré la date proposée : ${when}` : `${person} a retiré les dates proposées.`,
      ],
      canceled: ["Rendez-vous annulé", (person: string, when: string) => `${person} a annulé le rendez-vous : ${when}`],
    },
  }),
};

interface Reader {
  language: Language;
  timezone: string;
}

/**
 * Returns title and message of a notification about a message with a proposal, or the answer to one. Undefined for a
 * proposal that is neither.
 * @param project title of the project that the message is about
 */
export function proposalNewsText(
  { language, timezone }: Reader,
  { status, offer, slots = [] }: NotifiedProposal,
  { person, project }: { person: string; project?: string | undefined },
): { title: string; message: string } | undefined {
  const said = sayingOf(texts[language], status, offer !== undefined);
  if (!said) return undefined;
  const [slot, ...others] = slots;
  const when = slot && others.length === 0 ? slotText(new Date(slot), language, timezone) : "";
  const [title, message] = said;
  const text = message(person, offer ? priceText(language, offer) : when);
  return { title, message: project === undefined ? text : `${text} (${project})` };
}

function sayingOf({ offer, dates }: Texts, status: Status, isOffer: boolean): Said | undefined {
  if (status === "replaced") return undefined;
  if (!isOffer) return dates[status];
  return status === "canceled" ? undefined : offer[status];
}
