import type { Language } from "@linkedpotential/contract/user/schema";

interface Contract {
  /** Date of the order. */
  date: string;
  /** Price of a month. */
  price: string;
  vat: string;
  /** Name, address and e-mail of the operator. */
  seller: string;
}

/** Facts of the contract that the confirmation of an order states. */
export const contractFacts: Record<Language, (contract: Contract) => string[]> = {
  de: ({ date, price, vat, seller }) => [
    "Vertrag: LinkedPotential Premium",
    `Preis: ${price} im Monat, ${vat}, per Karte im Voraus`,
    "Laufzeit: ein Monat, danach jeweils ein weiterer, jederzeit zum Ende des bezahlten Monats kündbar",
    `Geschlossen am: ${date}`,
    `Anbieter: ${seller}`,
  ],
  en: ({ date, price, vat, seller }) => [
    "Contract: LinkedPotential Premium",
    `Price: ${price} a month, ${vat}, by card in advance`,
    "Term: one month, then renewed month by month; can be canceled at any time to the end of the month that is paid for",
    `Concluded on: ${date}`,
    `Seller: ${seller}`,
  ],
  fr: ({ date, price, vat, seller }) => [
    "Contrat : LinkedPotential Premium",
    `Prix : ${price} par mois, ${vat}, par carte et d’avance`,
    "Durée : un mois, reconduit de mois en mois ; résiliable à tout moment pour la fin du mois payé",
    `Conclu le : ${date}`,
    `Vendeur : ${seller}`,
  ],
};
