import { amountText, premiumCents, premiumNetCents, wholeAmountText } from "@linkedpotential/contract/billing/price";

const roundPrice = wholeAmountText("de", premiumCents);
const netPrice = amountText("de", premiumNetCents);

export default {
  label: "Tarife",
  present: "Ihr Tarif",
  perMonth: "pro Monat",
  includes: "Enthalten",
  lacks: "Nicht enthalten",
  everyPlan: "In beiden Tarifen enthalten:",
  benefits: "Mit Premium zusätzlich",
  kostenlos: {
    name: "Kostenlos",
    description: "Für den Anfang und für wenige Leads.",
    price: wholeAmountText("de", 0),
    terms: "dauerhaft, ohne Zahlungsdaten",
  },
  premium: {
    name: "Premium",
    description: "Für viele Leads und für Projekte, die Sie gemeinsam gewinnen.",
    price: roundPrice,
    terms: `inkl. USt. (${netPrice} netto), monatlich kündbar`,
    monthly: `${roundPrice} im Monat, jederzeit kündbar`,
  },
  features: {
    fiftyLeads: "Bis zu 50 Leads",
    unlimitedLeads: "Leads in beliebiger Zahl",
    community: "Beiträge der Community lesen und durchsuchen",
    collaborations: "Eigene Kollaborationen ausschreiben",
    network: "Anfragen senden und annehmen, ein Netzwerk aufbauen",
    support: "Bevorzugter Support",
    noCommunity: "Kein Zugang zur Community",
    crm: "CRM mit Liste, Board und Verlauf",
    day: "Fälliges, Pipeline und Dranbleiben auf einer Seite",
    reminders: "Aufgaben und automatische Follow-up-Erinnerungen",
    calendar: "Kalender-Abo und eine E-Mail am Morgen, in der Sie Follow-ups erledigen",
    guides: "Alle Leitfäden und Vorlagen",
    events: "Trainings und Live-Events",
    kpis: "KPI-Tracker mit Diagrammen und Zielrechnung",
    transfer: "Import und Export als CSV",
  },
};
