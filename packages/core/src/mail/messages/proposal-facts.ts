import { dateText, locales, slotText } from "@linkedpotential/contract/date-texts";
import { type Appointment, type NewOffer, offerTotal } from "@linkedpotential/contract/request-messages/proposals";
import type { Language } from "@linkedpotential/contract/user/schema";
import { unlinked } from "../unlinked.ts";

interface Texts {
  slot: (when: string, minutes: number) => string;
  place: (place: string) => string;
  date: (when: string, minutes: number) => string;
  price: (price: string) => string;
  perDay: (amount: string) => string;
  days: (days: number, amount: string, total: string) => string;
  total: (amount: string) => string;
  daysOfTotal: (days: number) => string;
  start: (date: string) => string;
  parties: (person: string, name: string) => string;
  scope: (text: string) => string;
}

const texts: Record<Language, Texts> = {
  de: {
    slot: (when, minutes) => `Terminvorschlag: ${when}, ${minutes} Minuten`,
    place: (place) => `Ort: ${place}`,
    date: (when, minutes) => `Termin: ${when}, ${minutes} Minuten`,
    price: (price) => `Angebot: ${price}, zzgl. USt.`,
    perDay: (amount) => `${amount} pro Tag`,
    days: (days, amount, total) => `${days === 1 ? "1 Tag" : `${days} Tage`} zu ${amount} = ${total}`,
    total: (amount) => `${amount} insgesamt`,
    daysOfTotal: (days) => `Umfang: ${days === 1 ? "1 Tag" : `${days} Tage`}`,
    start: (date) => `Beginn: ${date}`,
    parties: (person, name) => `Zwischen: ${person} und ${name}`,
    scope: (text) => `Ihr Angebot: „${text}“`,
  },
  en: {
    slot: (when, minutes) => `Suggested date: ${when}, ${minutes} minutes`,
    place: (place) => `Place: ${place}`,
    date: (when, minutes) => `Date: ${when}, ${minutes} minutes`,
    price: (price) => `Offer: ${price}, plus VAT`,
    perDay: (amount) => `${amount} per day`,
    days: (days, amount, total) => `${days === 1 ? "1 day" : `${days} days`} at ${amount} = ${total}`,
    total: (amount) => `${amount} in total`,
    daysOfTotal: (days) => `Scope: ${days === 1 ? "1 day" : `${days} days`}`,
    start: (date) => `Start: ${date}`,
    parties: (person, name) => `Between: ${person} and ${name}`,
    scope: (text) => `Your offer: “${text}”`,
  },
  fr: {
    slot: (when, minutes) => `Date proposée : ${when}, ${minutes} minutes`,
    place: (place) => `Lieu : ${place}`,
    date: (when, minutes) => `Date : ${when}, ${minutes} minutes`,
    price: (price) => `Devis : ${price}, hors TVA`,
    perDay: (amount) => `${amount} par jour`,
    days: (days, amount, total) => `${days === 1 ? "1 jour" : `${days} jours`} à ${amount} = ${total}`,
    total: (amount) => `${amount} au total`,
    daysOfTotal: (days) => `Durée : ${days === 1 ? "1 jour" : `${days} jours`}`,
    start: (date) => `Début : ${date}`,
    parties: (person, name) => `Entre : ${person} et ${name}`,
    scope: (text) => `Votre devis : « ${text} »`,
  },
};

export type ProposedDates = Pick<Appointment, "slots" | "minutes" | "place">;

/** Agreed date of an appointment. */
export type AnsweredDate = Pick<Appointment, "minutes" | "place"> & { slot: string; isCanceled: boolean };

/** Proposals of a message, and the one that it answers. */
export interface MailedProposals {
  appointment?: ProposedDates | undefined;
  offer?: NewOffer | undefined;
  /** Offer of the recipient, which the message accepts. `text` is the message that the offer came with, if it is short. */
  acceptedOffer?: (NewOffer & { text?: string | undefined }) | undefined;
  /** Date that the message agrees or cancels. */
  date?: AnsweredDate | undefined;
}

interface Reader {
  name: string;
  language: Language;
  timezone: string;
}

/**
 * Returns the lines of a mail that tell the proposals.
 * @param person name of the author
 */
export const proposalFacts = (
  reader: Reader,
  person: string,
  { appointment, offer, acceptedOffer, date }: MailedProposals,
): string[] => [
  ...(acceptedOffer ? acceptedFacts(reader, person, acceptedOffer) : []),
  ...(date ? dateFacts(reader, date) : []),
  ...(appointment ? appointmentFacts(reader, appointment) : []),
  ...(offer ? offerFacts(reader.language, offer) : []),
];

function acceptedFacts(
  { name, language }: Reader,
  person: string,
  { text, ...offer }: NonNullable<MailedProposals["acceptedOffer"]>,
): string[] {
  const { parties, scope } = texts[language];
  return [parties(person, name), ...(text ? [scope(unlinked(text))] : []), ...offerFacts(language, offer)];
}

function dateFacts({ language, timezone }: Reader, { slot, minutes, place }: AnsweredDate): string[] {
  const said = texts[language];
  return [
    said.date(slotText(new Date(slot), language, timezone), minutes),
    ...(place ? [said.place(unlinked(place))] : []),
  ];
}

function appointmentFacts({ language, timezone }: Reader, { slots, minutes, place }: ProposedDates): string[] {
  const said = texts[language];
  return [
    ...slots.map((slot) => said.slot(slotText(new Date(slot), language, timezone), minutes)),
    ...(place ? [said.place(unlinked(place))] : []),
  ];
}

function offerFacts(language: Language, offer: NewOffer): string[] {
  const { days, start } = offer;
  const said = texts[language];
  return [
    priceOf(language, offer),
    ...(offer.unit === "total" && days !== undefined ? [said.daysOfTotal(days)] : []),
    ...(start ? [said.start(dateText(start, language))] : []),
  ];
}

function priceOf(language: Language, offer: NewOffer): string {
  const said = texts[language];
  const { amount, unit, days } = offer;
  if (unit === "total") return said.price(said.total(euro(amount, language)));
  const price = priceText(language, offer);
  return said.price(days === undefined ? price : said.days(days, euro(amount, language), price));
}

/** Returns the total of an offer, or its amount per day when the number of days is not known. */
export function priceText(language: Language, offer: NewOffer): string {
  const total = offerTotal(offer);
  return total === undefined ? texts[language].perDay(euro(offer.amount, language)) : euro(total, language);
}

const euro = (amount: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: "currency", currency: "EUR", maximumFractionDigits: 0 }).format(
    amount,
  );
