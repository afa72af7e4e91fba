import { dateText, locales, slotText } from "@linkedpotential/contract/date-texts";
import { type Appointment, type NewOffer, offerTotal } from "@linkedpotential/contract/request-messages/proposals";
import type { Language } from "@linkedpotential/contract/user/schema";
import { unlinked } from "../unlinked.ts";

interface Texts {
  slot: (when: string, minutes: number) => string;
  place: (place: string) => string;
  date: (when: string, minutes: number) => string;
  price: (price: string) => string;
  declined: (price: string) => string;
  perDay: (amount: string) => string;
  days: (days: string, amount: string, total: string) => string;
  total: (amount: string) => string;
  daysOfTotal: (days: string) => string;
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
    declined: (price) => `Abgelehntes Angebot: ${price}, zzgl. USt.`,
    perDay: (amount) => `${amount} pro Tag`,
    days: (days, amount, total) => `${days} zu ${amount} = ${total}`,
    total: (amount) => `${amount} insgesamt`,
    daysOfTotal: (days) => `Umfang: ${days}`,
    start: (date) => `Beginn: ${date}`,
    parties: (person, name) => `Zwischen: ${person} und ${name}`,
    scope: (text) => `Ihr Angebot: „${text}“`,
  },
  en: {
    slot: (when, minutes) => `Suggested date: ${when}, ${minutes} minutes`,
    place: (place) => `Place: ${place}`,
    date: (when, minutes) => `Date: ${when}, ${minutes} minutes`,
    price: (price) => `Offer: ${price}, plus VAT`,
    declined: (price) => `Declined offer: ${price}, plus VAT`,
    perDay: (amount) => `${amount} per day`,
    days: (days, amount, total) => `${days} at ${amount} = ${total}`,
    total: (amount) => `${amount} in total`,
    daysOfTotal: (days) => `Scope: ${days}`,
    start: (date) => `Start: ${date}`,
    parties: (person, name) => `Between: ${person} and ${name}`,
    scope: (text) => `Your offer: “${text}”`,
  },
  fr: {
    slot: (when, minutes) => `Date proposée : ${when}, ${minutes} minutes`,
    place: (place) => `Lieu : ${place}`,
    date: (when, minutes) => `Date : ${when}, ${minutes} minutes`,
    price: (price) => `Devis : ${price}, hors TVA`,
    declined: (price) => `Devis refusé : ${price}, hors TVA`,
    perDay: (amount) => `${amount} par jour`,
    days: (days, amount, total) => `${days} à ${amount} = ${total}`,
    total: (amount) => `${amount} au total`,
    daysOfTotal: (days) => `Durée : ${days}`,
    start: (date) => `Début : ${date}`,
    parties: (person, name) => `Entre : ${person} et ${name}`,
    scope: (text) => `Votre devis : « ${text} »`,
  },
};

const units: Record<Language, { one: string; other: string }> = {
  de: { one: "Tag", other: "Tage" },
  en: { one: "day", other: "days" },
  fr: { one: "jour", other: "jours" },
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
  /** Offer of the recipient, which the message declines. */
  declinedOffer?: NewOffer | undefined;
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
  { appointment, offer, acceptedOffer, declinedOffer, date }: MailedProposals,
): string[] => [
  ...(acceptedOffer ? acceptedFacts(reader, person, acceptedOffer) : []),
  ...(declinedOffer ? [texts[reader.language].declined(priceOf(reader.language, declinedOffer))] : []),
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
    said.price(priceOf(language, offer)),
    ...(offer.unit === "total" && days !== undefined ? [said.daysOfTotal(daysText(days, language))] : []),
    ...(start ? [said.start(dateText(start, language))] : []),
  ];
}

function priceOf(language: Language, offer: NewOffer): string {
  const said = texts[language];
  const { amount, unit, days } = offer;
  if (unit === "total") return said.total(euro(amount, language));
  const price = priceText(language, offer);
  return days === undefined ? price : said.days(daysText(days, language), euro(amount, language), price);
}

/** Returns the total of an offer, or its amount per day when the number of days is not known. */
export function priceText(language: Language, offer: NewOffer): string {
  const total = offerTotal(offer);
  return total === undefined ? texts[language].perDay(euro(offer.amount, language)) : euro(total, language);
}

/** Formats EUR; cents are shown only when they are not zero. */
const euro = (amount: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    ...{ style: "currency", currency: "EUR" },
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

/** Formats a number of days: `6,5 Tage`. French has the singular below two. */
function daysText(days: number, language: Language): string {
  const { one, other } = units[language];
  const isOne = language === "fr" ? days < 2 : days === 1;
  return `${new Intl.NumberFormat(locales[language]).format(days)} ${isOne ? one : other}`;
}
