import { premiumCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const roundPrice = wholeAmountText("en", premiumCents);

const texts: Texts["plans"] = {
  label: "Plans",
  present: "Your plan",
  perMonth: "per month",
  includes: "Included",
  lacks: "Not included",
  everyPlan: "Included in every plan:",
  benefits: "What Premium adds",
  kostenlos: {
    name: "Free",
    description: "To begin with, and for everyone who looks after a few leads.",
    price: wholeAmountText("en", 0),
    terms: "for good, without payment details",
  },
  premium: {
    name: "Premium",
    description: "For many leads and for joint projects.",
    price: roundPrice,
    terms: "VAT included, cancel monthly",
    monthly: `${roundPrice} a month, cancel at any time`,
  },
  features: {
    fiftyLeads: "Up to 50 leads",
    unlimitedLeads: "Leads without limit",
    community: "Access to the community: read and search posts",
    collaborations: "Publish collaborations of your own",
    network: "Send and accept requests, build a network",
    support: "Priority support",
    noCommunity: "No access to the community",
    crm: "CRM with list, board and timeline",
    day: "My day: due follow-ups, pipeline and keeping in touch on one page",
    reminders: "Tasks and automatic follow-up reminders",
    calendar: "Calendar feed, and a reminder mail in which you complete follow-ups",
    guides: "All guides and templates",
    events: "Trainings and live events",
    kpis: "KPI tracker with charts and goal calculation",
    transfer: "Import and export as CSV",
  },
};

export default texts;
