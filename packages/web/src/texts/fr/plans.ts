import { premiumCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const roundPrice = wholeAmountText("fr", premiumCents);

const texts: Texts["plans"] = {
  label: "Formules",
  present: "Votre formule",
  perMonth: "par mois",
  includes: "Compris",
  lacks: "Non compris",
  everyPlan: "Compris dans chaque formule :",
  benefits: "Ce que Premium ajoute",
  kostenlos: {
    name: "Gratuit",
    description: "Pour commencer, et pour celles et ceux qui suivent peu de leads.",
    price: wholeAmountText("fr", 0),
    terms: "sans limite de durée ni coordonnées bancaires",
  },
  premium: {
    name: "Premium",
    description: "Pour de nombreux leads et des projets à plusieurs.",
    price: roundPrice,
    terms: "TVA comprise, résiliable chaque mois",
    monthly: `${roundPrice} par mois, résiliable à tout moment`,
  },
  features: {
    fiftyLeads: "Jusqu’à 50 leads",
    unlimitedLeads: "Leads sans limite",
    community: "Accès à la communauté : lire et rechercher des publications",
    collaborations: "Publication de vos propres collaborations",
    network: "Demandes envoyées et acceptées, réseau à bâtir",
    support: "Assistance prioritaire",
    noCommunity: "Pas d’accès à la communauté",
    crm: "CRM avec liste, tableau et historique",
    day: "Ma journée\u00a0: relances du jour, pipeline et contacts à entretenir sur une page",
    reminders: "Tâches et rappels de relance automatiques",
    calendar: "Abonnement de calendrier et e-mail de rappel où vous cochez vos relances",
    guides: "Tous les guides et modèles",
    events: "Formations et événements en direct",
    kpis: "Suivi des KPI avec graphiques et calcul d’objectif",
    transfer: "Import et export au format CSV",
  },
};

export default texts;
