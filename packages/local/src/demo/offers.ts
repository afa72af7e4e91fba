import type { LanguageLevel, Reference, SpokenLanguage } from "@linkedpotential/contract/profile/offer";

interface DemoOffer {
  dayRate?: number;
  languages: SpokenLanguage[];
  references: Reference[];
}

const spoken = (levels: { [Code in SpokenLanguage["language"]]?: LanguageLevel }): SpokenLanguage[] =>
  Object.entries(levels).map(([language, level]) => ({ language, level }) as SpokenLanguage);

const reference = (customer: string, year: number, text: string, link = ""): Reference => ({
  ...{ customer, year, text, link },
});

/** Day rates, languages and references of the demo freelancers, by the part of their address before the host. */
const demoOffers: Record<string, DemoOffer> = {
  jana: {
    dayRate: 560,
    languages: spoken({ de: "native", en: "fluent" }),
    references: [
      reference("Hofkäserei Wiesental", 2026, "Neuer Auftritt mit Logo, Etiketten und Website."),
      reference(
        "Stadtwerke einer Kreisstadt",
        2025,
        "Gestaltungsregeln für 14 Abteilungen, die ohne mich weiterarbeiten.",
      ),
    ],
  },
  tobias: {
    dayRate: 1120,
    languages: spoken({ de: "native", en: "fluent", da: "good" }),
    references: [
      reference("Spedition mit 40 Standorten", 2026, "Auftragsportal in die Cloud gebracht, ohne einen Tag Ausfall."),
      reference("Maschinenbauer in Bremen", 2025, "Fernwartung für 1.200 Anlagen, abgesichert und dokumentiert."),
      reference(
        "Open-Source-Bibliothek für Zolldaten",
        2024,
        "Von mir gepflegt, seit 2021.",
        "https://example.org/zolldaten",
      ),
    ],
  },
  "meike.jansen": {
    dayRate: 640,
    languages: spoken({ de: "native", en: "fluent", nl: "good" }),
    references: [reference("Hersteller von Prüfgeräten", 2026, "Zwölf Fachartikel, von denen neun gedruckt wurden.")],
  },
  "rashid.amiri": {
    dayRate: 820,
    languages: spoken({ de: "fluent", fa: "native", en: "fluent" }),
    references: [
      reference(
        "Großhandel für Schrauben",
        2026,
        "Shop mit 60.000 Varianten, dessen Suche in unter einer Sekunde antwortet.",
      ),
      reference("Gewürzversand", 2025, "Umzug auf Shopware mit allen Bestellungen aus acht Jahren."),
    ],
  },
  "svenja.oeztuerk": {
    dayRate: 760,
    languages: spoken({ de: "native", tr: "native", en: "good" }),
    references: [
      reference("Leitstelle eines Rettungsdienstes", 2025, "Oberfläche, die nachts ohne Brille lesbar ist."),
    ],
  },
  "paul.lindqvist": {
    languages: spoken({ de: "native", sv: "fluent", en: "fluent" }),
    references: [reference("Klinikverbund", 2026, "Datenschutz für die Einführung der elektronischen Akte.")],
  },
  "emma.clarke": {
    dayRate: 890,
    languages: spoken({ en: "native", de: "fluent", fr: "good" }),
    references: [reference("SaaS vendor from Leeds", 2026, "Cut the cost per trial by a third within two quarters.")],
  },
  "lukas.hagen": {
    dayRate: 480,
    languages: spoken({ de: "native", en: "good" }),
    references: [
      reference("Zahnarztpraxis", 2026, "Barrierefreie Website mit Terminwunsch.", "https://example.org/praxis"),
      reference("Elektrobetrieb", 2025, "Landingpage, über die seitdem jede dritte Anfrage kommt."),
    ],
  },
  "miro.kovac": {
    dayRate: 950,
    languages: spoken({ hr: "native", de: "fluent", sl: "good" }),
    references: [reference("Werft", 2025, "Imagefilm aus einem halben Jahr Bauzeit.")],
  },
};

/** Returns the offer of a demo freelancer. Undefined for those who state nothing. */
export const demoOfferOf = (email: string): DemoOffer | undefined => demoOffers[email.replace(/@.*$/, "")];
