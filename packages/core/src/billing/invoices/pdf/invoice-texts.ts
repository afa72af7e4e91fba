import type { Language } from "@linkedpotential/contract/user/schema";

export interface InvoiceTexts {
  invoice: string;
  creditNote: string;
  number: string;
  date: string;
  period: string;
  corrects: string;
  service: string;
  premium: string;
  net: string;
  vat: string;
  gross: string;
  paid: string;
  paidBack: string;
  vatId: string;
  taxId: string;
  oneStopShop: (state: string) => string;
  reverseCharge: string;
  outsideEu: string;
}

export const words: Record<Language, InvoiceTexts> = {
  de: {
    invoice: "Rechnung",
    creditNote: "Rechnungskorrektur",
    number: "Nummer",
    date: "Datum",
    period: "Leistungszeitraum",
    corrects: "Zur Rechnung",
    service: "Leistung",
    premium: "LinkedPotential Premium, ein Monat",
    net: "Nettobetrag",
    vat: "Umsatzsteuer",
    gross: "Gesamtbetrag",
    paid: "Der Betrag ist per Karte bezahlt.",
    paidBack: "Der Betrag wird auf dieselbe Karte erstattet.",
    vatId: "USt-IdNr.",
    taxId: "USt-IdNr. oder Steuernummer",
    oneStopShop: (state) => `${state}, One-Stop-Shop`,
    reverseCharge: "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)",
    outsideEu: "Die Leistung ist in Deutschland nicht steuerbar (§ 3a UStG).",
  },
  en: {
    invoice: "Invoice",
    creditNote: "Credit note",
    number: "Number",
    date: "Date",
    period: "Period of service",
    corrects: "For invoice",
    service: "Service",
    premium: "one month of Premium",
    net: "Net amount",
    vat: "VAT",
    gross: "Total",
    paid: "The amount has been paid by card.",
    paidBack: "The amount is refunded to the same card.",
    vatId: "VAT no.",
    taxId: "VAT or tax number",
    oneStopShop: (state) => `${state}, One-Stop-Shop`,
    reverseCharge: "Reverse charge: the recipient is liable for the VAT",
    outsideEu: "The service is not taxable in Germany.",
  },
  fr: {
    invoice: "Facture",
    creditNote: "Avoir",
    number: "Numéro",
    date: "Date",
    period: "Période de prestation",
    corrects: "Pour la facture",
    service: "Prestation",
    premium: "un mois de Premium",
    net: "Montant HT",
    vat: "TVA",
    gross: "Montant TTC",
    paid: "Le montant a été payé par carte.",
    paidBack: "Le montant est remboursé sur la même carte.",
    vatId: "N° TVA",
    taxId: "N° TVA ou fiscal",
    oneStopShop: (state) => `${state}, guichet unique`,
    reverseCharge: "Autoliquidation : la TVA est due par le preneur",
    outsideEu: "La prestation n’est pas imposable en Allemagne.",
  },
};
