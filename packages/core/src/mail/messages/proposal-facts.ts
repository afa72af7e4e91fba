import { dateText, locales, slotText } from "@linkedpotential/contract/date-texts";
import { type Appointment, type NewOffer, offerTotal } from "@linkedpotential/contract/request-messages/proposals";
import type { Language } from "@linkedpotential/contract/user/schema";
import { unlinked } from "../unlinked.ts";

interface Texts {
  slot: (when: string, minutes: number) => string;
  place: (place: string) => string;
  perDay: (amount: string) => string;
  days: (days: number, amount: string, total: string) => string;
  total: (amount: string) => string;
  daysOfTotal: (days: number) => string;
  start: (date: string) => string;
}

const texts: Record<Language, Texts> = {
  de: {
    slot: (when, minutes) => `Terminvorschlag: ${when}, ${minutes} Minuten`,
    place: (place) => `Ort: ${place}`,
    perDay: (amount) => `Angebot: ${amount} pro Tag, zzgl. USt.`,
    days: (days, amount, total) =>
      `Angebot: ${days === 1 ? "1 Tag" : `${days} Tage`} zu ${amount} = ${total}, zzgl. USt.`,
    total: (amount) => `Angebot: ${amount} insgesamt, zzgl. USt.`,
    daysOfTotal: (days) => `Umfang: ${days === 1 ? "1 Tag" : `${days} Tage`}`,
    start: (date) => `Beginn: ${date}`,
  },
  en: {
    slot: (when, minutes) => `Suggested date: ${when}, ${minutes} minutes`,
    place: (place) => `Place: ${place}`,
    perDay: (amount) => `Offer: ${amount} per day, plus VAT`,
    days: (days, amount, total) => `Offer: ${days === 1 ? "1 day" : `${days} days`} at ${amount} = ${total}, plus VAT`,
    total: (amount) => `Offer: ${amount} in total, plus VAT`,
    daysOfTotal: (days) => `Scope: ${days === 1 ? "1 day" : `${days} days`}`,
    start: (date) => `Start: ${date}`,
  },
  fr: {
    slot: (when, minutes) => `Date proposée : ${when}, ${minutes} minutes`,
    place: (place) => `Lieu : ${place}`,
    perDay: (amount) => `Devis : ${amount} par jour, hors TVA`,
    days: (days, amount, total) =>
      `Devis : ${days === 1 ? "1 jour" : `${days} jours`} à ${amount} = ${total}, hors TVA`,
    total: (amount) => `Devis : ${amount} au total, hors TVA`,
    daysOfTotal: (days) => `Durée : ${days === 1 ? "1 jour" : `${days} jours`}`,
    start: (date) => `Début : ${date}`,
  },
};

export type ProposedDates = Pick<Appointment, "slots" | "minutes" | "place">;

interface Proposals {
  appointment?: ProposedDates | undefined;
  offer?: NewOffer | undefined;
}

interface Reader {
  language: Language;
  timezone: string;
}

/** Returns the lines of a mail that tell the proposed dates or the offer. */
export const proposalFacts = (reader: Reader, { appointment, offer }: Proposals): string[] => [
  ...(appointment ? appointmentFacts(reader, appointment) : []),
  ...(offer ? offerFacts(reader.language, offer) : []),
];

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
  const style = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;
  const euro = (value: number) => new Intl.NumberFormat(locales[language], style).format(value);
  if (unit === "total") return said.total(euro(amount));
  const total = offerTotal(offer);
  return days === undefined || total === undefined
    ? said.perDay(euro(amount))
    : said.days(days, euro(amount), euro(total));
}
