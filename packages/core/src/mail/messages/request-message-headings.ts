import { slotText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import { type MailedProposals, priceText } from "./proposal-facts.ts";

interface Texts {
  message: (person: string) => string;
  offer: (person: string, price: string) => string;
  accepted: (person: string, price: string) => string;
  declined: (person: string, price: string) => string;
  dates: (person: string, isOne: boolean) => string;
  agreed: (when: string) => string;
  canceled: (when: string) => string;
}

const texts: Record<Language, Texts> = {
  de: {
    message: (person) => `Neue Nachricht von ${person}`,
    offer: (person, price) => `Angebot von ${person}: ${price}`,
    accepted: (person, price) => `${person} hat Ihr Angebot angenommen: ${price}`,
    declined: (person, price) => `${person} hat Ihr Angebot abgelehnt: ${price}`,
    dates: (person, isOne) => `${person} schlägt ${isOne ? "einen Termin" : "Termine"} vor`,
    agreed: (when) => `Termin am ${when} vereinbart`,
    canceled: (when) => `Termin am ${when} abgesagt`,
  },
  en: {
    message: (person) => `New message from ${person}`,
    offer: (person, price) => `Offer from ${person}: ${price}`,
    accepted: (person, price) => `${person} has accepted your offer: ${price}`,
    declined: (person, price) => `${person} has declined your offer: ${price}`,
    dates: (person, isOne) => `${person} suggests ${isOne ? "a date" : "dates"}`,
    agreed: (when) => `Date agreed: ${when}`,
    canceled: (when) => `Date canceled: ${when}`,
  },
  fr: {
    message: (person) => `Nouveau message : ${person}`,
    offer: (person, price) => `${person} vous envoie un devis : ${price}`,
    accepted: (person, price) => `${person} accepte votre devis : ${price}`,
    declined: (person, price) => `${person} refuse votre devis : ${price}`,
    dates: (person, isOne) => `${person} propose ${isOne ? "une date" : "des dates"}`,
    agreed: (when) => `Rendez-vous convenu : ${when}`,
    canceled: (when) => `Rendez-vous annulé : ${when}`,
  },
};

/** Returns the function that writes the heading of a mail about a message, with the name of its author. */
export function headingOf(
  { language, timezone }: { language: Language; timezone: string },
  { acceptedOffer, declinedOffer, date, offer, appointment }: MailedProposals,
): (person: string) => string {
  const said = texts[language];
  if (acceptedOffer) return (person) => said.accepted(person, priceText(language, acceptedOffer));
  if (date) {
    const when = slotText(new Date(date.slot), language, timezone);
    return () => (date.isCanceled ? said.canceled(when) : said.agreed(when));
  }
  if (offer) return (person) => said.offer(person, priceText(language, offer));
  if (appointment) return (person) => said.dates(person, appointment.slots.length === 1);
  return (person) => (declinedOffer ? said.declined(person, priceText(language, declinedOffer)) : said.message(person));
}
