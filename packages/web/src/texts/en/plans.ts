import { amountText, premiumCents, premiumNetCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const roundPrice = wholeAmountText("en", premiumCents);
const netPrice = amountText("en", premiumNetCents);

const texts: Texts["plans"] = {
  label: "Plans",
  present: "Your plan",
  perMonth: "per month",
  includes: "Included",
  lacks: "Not included",
  everyPlan: "Included in both plans:",
  benefits: "What Premium adds",
  kostenlos: {
    name: "Free",
    description: "For getting started, and for a small number of leads.",
    price: wholeAmountText("en", 0),
    terms: "free for good, no payment details needed",
  },
  premium: {
    name: "Premium",
    description: "For many leads and for winning projects together.",
    price: roundPrice,
    terms: `incl. VAT (${netPrice} net), cancel monthly`,
    monthly: `${roundPrice} a month, cancel anytime`,
  },
  features: {
    fiftyLeads: "Up to 50 leads",
    unlimitedLeads: "Unlimited leads",
    community: "Read and search community posts",
    collaborations: "Post your own collaborations",
    network: "Send and accept requests, build your network",
    support: "Priority support",
    noCommunity: "No access to the community",
    crm: "CRM with list, board and timeline",
    day: "Due follow-ups, pipeline and keep-in-touch list on one page",
    reminders: "Tasks and automatic follow-up reminders",
    calendar: "Calendar subscription, and a morning e-mail where you can tick off follow-ups",
    guides: "All guides and templates",
    events: "Trainings and live events",
    kpis: "KPI tracker with charts and goal calculation",
    transfer: "Import and export as CSV",
  },
};

export default texts;
