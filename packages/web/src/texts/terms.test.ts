import type { Language } from "@linkedpotential/contract/user/schema";
import { describe, expect, it } from "vitest";
import { allTexts } from "../testing/all-texts.ts";

type Words = Record<Language, { term: string; never: RegExp }>;

/** One word per concept (docs/glossary.md): the term, and words that must not stand for it. */
const concepts: Words[] = [
  {
    de: { term: "Lead", never: /\bDeals?\b|\bProspects?\b/ },
    en: { term: "lead", never: /\bprospects?\b/i },
    fr: { term: "lead", never: /\bprospects?\b/i },
  },
  {
    de: { term: "Follow-up", never: /\bFollow ?[Uu]p|\bWiedervorlage/ },
    en: { term: "follow-up", never: /\bfollowups?\b/i },
    fr: { term: "relance", never: /\bfollow-?ups?\b/i },
  },
  {
    de: { term: "Nachfass-Nachricht", never: /Nachfass-?(mail|E-Mail)|Erinnerungsmail|Follow-up-(Nachricht|E-Mail)/ },
    en: { term: "follow-up message", never: /\breminder (mail|message)\b|\bchaser\b/i },
    fr: { term: "message de relance", never: /message de rappel|mail de relance/i },
  },
  {
    de: { term: "Aktivität", never: /Kontakte? eintragen|Art des Kontakts|\bTouchpoint/ },
    en: { term: "activity", never: /\blog a contact\b|\bkind of contact\b|\btouchpoints?\b/i },
    fr: { term: "activité", never: /noter un contact|type de contact|point de contact client/i },
  },
  {
    de: { term: "Verlauf", never: /\bHistorie\b|\bTimeline\b|\bChronik\b/ },
    en: { term: "timeline", never: /\b(lead|its|the) history\b/i },
    fr: { term: "historique", never: /\btimeline\b|\bchronologie\b/i },
  },
  {
    de: {
      term: "Abschlusswahrscheinlichkeit",
      never: /\bChancen? (des|je) Status|eigene Chance|Abschlusschance|Gewinnchance/,
    },
    en: { term: "closing probability", never: /\bchances? (by|of the) status|win chance|closing chance/i },
    fr: { term: "probabilité de signature", never: /\bchances? (par|du) statut|probabilité de conclusion/i },
  },
  {
    de: { term: "Auftragswert", never: /\bDeal-?[Ww]ert|\bProjektwert|Auftragsvolumen/ },
    en: { term: "deal value", never: /\border values?\b|\bproject values?\b/i },
    fr: { term: "montant de l’affaire", never: /valeurs? (de l’affaire|des commandes|moyenne d’un projet)/i },
  },
  {
    de: { term: "Angebot", never: /\bOfferten?\b|Kostenvoranschlag|\bProposals?\b/ },
    en: { term: "proposal", never: /\bquotations?\b(?! mark)|\bcost estimates?\b/i },
    fr: {
      term: "devis",
      never: /(?<!contre-)\bpropositions?\b(?! d’entretien| de solution)|« Offre »|^Offres?$|autre offre|offre moins/i,
    },
  },
  {
    de: { term: "Klasse", never: /Prioritätsklasse|Leadklasse/ },
    en: { term: "class", never: /\bpriority class\b/i },
    fr: { term: "classe", never: /classe de priorité/i },
  },
  {
    de: { term: "Temperatur", never: /Wärmegrad|Kontaktwärme/ },
    en: { term: "temperature", never: /\bwarmth\b/i },
    fr: { term: "température", never: /degré de chaleur/i },
  },
  {
    de: { term: "Quelle", never: /Lead-Herkunft|Herkunft des Leads/ },
    en: { term: "source", never: /\borigin of the lead\b|\blead origin\b/i },
    fr: { term: "source", never: /provenance du lead|origine du lead/i },
  },
  {
    de: { term: "Schlagwort", never: /\bEtikett|\bLabels?\b/ },
    en: { term: "tag", never: /\blead labels?\b|\bhashtags?\b/i },
    fr: { term: "mot-clé", never: /étiquettes?\b|\btags?\b/i },
  },
  {
    de: { term: "Vorlage", never: /\bTemplates?\b|Mustertext/ },
    en: { term: "template", never: /\bboilerplates?\b/i },
    fr: { term: "modèle", never: /\btemplates?\b|\bgabarits?\b/i },
  },
  {
    de: { term: "Platzhalter", never: /\bErsetzungsfeld|\bLückentext/ },
    en: { term: "placeholder", never: /\bmerge fields?\b/i },
    fr: { term: "champ", never: /espace réservé|\bplaceholders?\b/i },
  },
  {
    de: { term: "Guide", never: /\bRatgeber\b|\bHandreichung/ },
    en: { term: "guide", never: /\bhow-?tos?\b/i },
    fr: { term: "guide", never: /\bmodes? d’emploi\b/i },
  },
  {
    de: { term: "Leitfaden", never: /Gesprächs-?(skript|guide)|\bSkript\b/ },
    en: { term: "conversation guide", never: /\bscripts?\b/i },
    fr: { term: "guide d’entretien", never: /\bscripts?\b/i },
  },
  {
    de: { term: "Weg", never: /\bJourneys?\b|\bFunnels?\b/ },
    en: { term: "path", never: /\bjourneys?\b/i },
    fr: { term: "parcours", never: /\bjourneys?\b/i },
  },
  {
    de: { term: "Lektion", never: /Lerneinheit|Kurseinheit|Trainingsmodul/ },
    en: { term: "lesson", never: /\blearning units?\b/i },
    fr: { term: "leçon", never: /\bunités? d’apprentissage\b/i },
  },
  {
    de: { term: "Live-Event", never: /\bWebinar|Live-Training|Live-Veranstaltung/ },
    en: { term: "live event", never: /\bwebinars?\b|\blive trainings?\b/i },
    fr: { term: "événement en direct", never: /\bwebinaires?\b|formation en direct/i },
  },
  {
    de: { term: "Beitrag", never: /\bPosts\b|\bPost-|\bPostings?\b/ },
    en: { term: "post", never: /\bpostings?\b/i },
    fr: { term: "publication", never: /\bposts?\b/i },
  },
  {
    de: { term: "Kollaboration", never: /Kooperation/ },
    en: { term: "collaboration", never: /\bco-?operations\b|\bcooperation (requests?|posts?)\b/i },
    fr: { term: "collaboration", never: /\bcoopérations?\b/i },
  },
  {
    de: { term: "Anfrage", never: /Kontaktgesuch|Kooperationsanfrage/ },
    en: { term: "request", never: /\b(collaboration|contact) [ei]nquir(y|ies)\b/i },
    fr: { term: "demande", never: /\brequêtes? de collaboration\b/i },
  },
  {
    de: { term: "Vernetzung", never: /Netzwerk-?[Vv]erbindung|\bConnections?\b/ },
    en: { term: "connection", never: /\bnetwork links?\b/i },
    fr: { term: "relation", never: /mises? en relation\b/i },
  },
  {
    de: { term: "Tarif", never: /\b(kostenlose[mnrs]? Plan|Premium-Plan|Ihr Plan|Ihrem Plan|Preisplan|Pläne)\b/ },
    en: { term: "plan", never: /\btariffs?\b/i },
    fr: { term: "formule", never: /\b(forfait|offre|plan|tarif) (gratuite?|Premium)\b/i },
  },
  {
    de: { term: "Abo & Zahlungen", never: /^Abrechnung$|„Abrechnung“|Abo & Rechnungen/ },
    en: { term: "Subscription & payments", never: /^Billing$|“Billing”/ },
    fr: { term: "Abonnement et paiements", never: /^Facturation$|« Facturation »/ },
  },
  {
    de: { term: "Einspruch", never: /Widerspruch|widersprechen/ },
    en: { term: "objection", never: /\bappeals?\b(?! to you)/i },
    fr: { term: "réclamation", never: /\boppositions?\b|s’y opposer/i },
  },
  {
    de: { term: "Arbeitstag", never: /\bWerktag/ },
    en: { term: "working day", never: /\bbusiness days?\b/i },
    fr: { term: "jour ouvré", never: /\bjours? ouvrables?\b/i },
  },
  {
    de: { term: "Benachrichtigung", never: /\bNotification|Push-Nachricht|\bGlocken?nachricht/ },
    en: { term: "notification", never: /\bpush messages?\b/i },
    fr: { term: "notification", never: /\balertes? push\b/i },
  },
  {
    de: { term: "E-Mail", never: /(?<!E[-\u2011])\bMails?\b|\bEmails?\b|\beMails?\b/ },
    en: { term: "e-mail", never: /\bemails?\b/i },
    fr: { term: "e-mail", never: /(?<!e[-\u2011])\bmails?\b|\bcourriels?\b/i },
  },
  {
    de: { term: "AGB", never: /Nutzungsbedingungen/ },
    en: { term: "terms", never: /\bterms of use\b/i },
    fr: { term: "conditions générales", never: /conditions d’utilisation|\bCGU\b/i },
  },
];

const calques: Record<Language, RegExp[]> = {
  de: [/\bin \d{4}\b(?! EUR)/, /macht Sinn/, /\bnicht wirklich\b/, /am Ende des Tages/],
  en: [
    /(^|[.!?…:] )whom?ever\b/i,
    /\bstands? (here|there|among|beside)\b/,
    /\bby (itself|themselves)\b|\bof itself\b/,
    /\banew\b/,
    /\bany ?more then\b/,
    /\b(is|are|will be) told\b/,
    /\bbring along\b/,
    /\bsend (my|your) .* along\b/,
    /^To the (dashboard|overview|start page|settings|live events)$/,
    /\bas far as we can tell\b/i,
    /\bExpected is\b|\bCounted are\b/,
  ],
  fr: [
    /(^|[.!?…:] )Qui (?!vous )[^.?!]*[.!]/,
    /(^|[.!?] )(Celui|Ceux|Celle|Celles) qui [^.?!]*[.!]/,
    /^Vers (le|la|les|l’|vos)/,
    /\b(tout seuls?|d’eux-mêmes|d’elles-mêmes)\b/,
    /\bquiconque\b/i,
    /^Sont /,
    /\bgroupes? cibles?\b/i,
  ],
};

/** Texts of the specification, and everyday meanings of a word. */
const exceptions: [path: RegExp, text: RegExp][] = [
  [/^templates\.(toasts|loadFailed)/, /Templates?|Post-Namen/],
  [/^guides\.(headings\.templates|ownPosts)$/, /Templates|Posts/],
  [/^network\.people\.empty$/, /Netzwerk-Verbindungen/],
  [/^lead-import\./, /Connections\.csv/],
  [/^guides\//, /Widerspruch|widersprechen|opposition|opposer|mises? en relation|\bposts?\b/i],
  [/^placeholders\./, /\bpost\b/],
  [/^(offer|business|business-prices|call-request)\./, /\bpropositions?\b/],
  [/^guides\/cold-journey\./, /CAN-SPAM/],
];

const isException = (path: string, text: string) =>
  exceptions.some(([atPath, allowed]) => atPath.test(path) && allowed.test(text));

/** Legal texts use the words of the law. */
const isLegal = (path: string) => /^(legal|terms)\./.test(path);
const isId = (path: string) => path.endsWith(".id");

describe.each(["de", "en", "fr"] as const)("in %s", (language) => {
  const texts = allTexts(language).filter(([path]) => !isLegal(path) && !isId(path));
  const uses = (never: RegExp) =>
    texts.filter(([path, text]) => never.test(text) && !isException(path, text)).map((entry) => entry.join(": "));

  it.each(concepts.map((words) => words[language]))("uses no other word for $term", ({ never }) => {
    expect(uses(never)).toEqual([]);
  });

  it("has no known word-by-word translation", () => {
    expect(calques[language].flatMap(uses)).toEqual([]);
  });
});
