import { amountText, premiumCents, premiumNetCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const roundPrice = wholeAmountText("fr", premiumCents);
const netPrice = amountText("fr", premiumNetCents);

const texts: Texts["plans"] = {
  label: "Formules",
  present: "Votre formule",
  perMonth: "par mois",
  includes: "Compris",
  lacks: "Non compris",
  everyPlan: "Compris dans les deux formules :",
  benefits: "Ce que Premium ajoute",
  kostenlos: {
    name: "Gratuit",
    description: "Pour commencer, et pour suivre quelques leads.",
    price: wholeAmountText("fr", 0),
    terms: "sans limite de durée ni coordonnées bancaires",
  },
  premium: {
    name: "Premium",
    description: "Pour suivre beaucoup de leads et décrocher des projets à plusieurs.",
    price: roundPrice,
    terms: `TTC (${netPrice} hors TVA), résiliable chaque mois`,
    monthly: `${roundPrice} par mois, résiliable à tout moment`,
  },
  features: {
    fiftyLeads: "Jusqu’à 50 leads",
    unlimitedLeads: "Leads illimités",
    community: "Lecture et recherche dans la communauté",
    collaborations: "Publication de vos propres collaborations",
    network: "Demandes à envoyer et à accepter, réseau à construire",
    support: "Assistance prioritaire",
    noCommunity: "Pas d’accès à la communauté",
    crm: "CRM avec liste, tableau et historique",
    day: "Relances du jour, pipeline et contacts à garder sur une seule page",
    reminders: "Tâches et rappels de relance automatiques",
    calendar: "Abonnement au calendrier, et un e-mail le matin où cocher vos relances",
    guides: "Tous les guides et modèles",
    events: "Formations et événements en direct",
    kpis: "Suivi des KPI avec graphiques et calcul d’objectif",
    transfer: "Import et export au format CSV",
  },
};

export default texts;
