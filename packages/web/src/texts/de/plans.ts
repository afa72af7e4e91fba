import { premiumCents, wholeAmountText } from "@linkedpotential/contract/billing/price";

const roundPrice = wholeAmountText("de", premiumCents);

export default {
  label: "Pläne",
  present: "Ihr Plan",
  perMonth: "pro Monat",
  includes: "Enthalten",
  lacks: "Nicht enthalten",
  everyPlan: "In jedem Plan enthalten:",
  benefits: "Was Premium dazugibt",
  kostenlos: {
    name: "Kostenlos",
    description: "Für den Anfang und für alle, die wenige Leads betreuen.",
    price: wholeAmountText("de", 0),
    terms: "dauerhaft, ohne Zahlungsdaten",
  },
  premium: {
    name: "Premium",
    description: "Für viele Leads und für gemeinsame Projekte.",
    price: roundPrice,
    terms: "inkl. MwSt., monatlich kündbar",
    monthly: `${roundPrice} im Monat, jederzeit kündbar`,
  },
  features: {
    fiftyLeads: "Bis zu 50 Leads",
    unlimitedLeads: "Leads ohne Grenze",
    community: "Zugang zur Community: Beiträge lesen und durchsuchen",
    collaborations: "Eigene Kollaborationen ausschreiben",
    network: "Anfragen senden und annehmen, ein Netzwerk aufbauen",
    support: "Bevorzugter Support",
    noCommunity: "Kein Zugang zur Community",
    crm: "CRM mit Liste, Board und Verlauf",
    day: "Mein Tag: Fälliges, Pipeline und Dranbleiben auf einer Seite",
    reminders: "Aufgaben und automatische Follow-up-Erinnerungen",
    calendar: "Kalender-Abo und Erinnerungsmail, in der Sie Follow-ups abhaken",
    guides: "Alle Leitfäden und Vorlagen",
    events: "Trainings und Live-Events",
    kpis: "KPI-Tracker mit Diagrammen und Zielrechnung",
    transfer: "Import und Export als CSV",
  },
};
