import type { Texts } from "../areas.ts";

const texts: Texts["billing"] = {
  title: "My subscription & payments",
  plans: {
    kostenlos: {
      name: "Free",
      description: "To begin with, and for everyone who looks after a few leads.",
      features: [
        "Up to 50 leads",
        "Tasks, follow-ups and live events",
        "Trainings, guides and templates",
        "KPI tracker, CSV import and export",
      ],
      shared: [],
      limitations: ["No access to the community"],
    },
    premium: {
      name: "Premium",
      description: "For freelancers who win projects together with others.",
      features: ["Access to the community", "Advertise collaborations", "Leads without limit", "Priority support"],
      shared: ["Advanced KPIs", "Premium templates", "Automatic follow-up reminders"],
      limitations: [],
    },
  },
  planCards: {
    label: "Plans",
    present: "Your plan",
    perMonth: "per month",
    withVat: "VAT included, cancel monthly",
    always: "for good, without payment details",
    shared: "Also included, as in the free plan:",
    includes: "Included",
    lacks: "Not included",
  },
  upgrade: {
    title: "Get further with Premium",
    description: "Leads without limit and the community for joint projects: EUR 29 a month, cancel at any time.",
    action: "Upgrade to Premium",
  },
  subscription: {
    title: "Current subscription",
    loading: "Loading your subscription",
    failed: "Your subscription could not be loaded",
    active: "Active",
    inactive: "Inactive",
    price: "Price",
    free: "EUR 0",
    monthly: "EUR 29 per month, VAT included",
    next: "Next payment",
    paidUntil: "Paid until",
    card: "Card",
    cardOf: (brand, last4) => `${brand} •••• ${last4}`,
    granted: "Premium is unlocked for your account, without a subscription and without payment.",
    cancelled: (date) =>
      `Cancelled: Premium ends on ${date}. After that you continue on the free plan, and your data stays.`,
    pastDue: {
      title: "The last payment failed",
      text: (date) =>
        `Premium stays unlocked until ${date}. We will try to charge the card again: please make sure it is covered, or approve the payment with your bank.`,
      otherCard: (date) =>
        `If another card should be charged, write to us via “Help & support”, or book Premium anew after ${date}.`,
    },
    over: (date) => `Premium ended on ${date}. Your data has been kept.`,
  },
  cancel: {
    open: "Cancel subscription",
    title: "Cancel Premium?",
    description: (date) =>
      `Premium stays paid and usable until ${date} and is not renewed after that. Posts, requests and all leads stay stored.`,
    confirm: "Cancel now",
    keep: "Keep Premium",
    done: "The subscription was cancelled",
    doneText: "A confirmation will reach you by e-mail.",
    ok: "OK",
    failed: "The subscription could not be cancelled",
  },
  reactivate: {
    action: "Take back the cancellation",
    done: "Premium continues",
    doneText: "The cancellation was taken back.",
    failed: "The cancellation could not be taken back",
  },
  invoices: {
    title: "Invoices",
    loading: "Loading invoices",
    failed: "The invoices could not be loaded",
    empty: "No invoices available.",
    emptyDescription: "The invoice will be here after the first payment.",
    more: "Show older ones",
    moreFailed: "The older invoices could not be loaded.",
    range: (from, to) => `${from} – ${to}`,
    states: { paid: "Paid", refunded: "Refunded", credit_note: "Credit note" },
  },
  dialog: {
    title: "Subscription",
    toBilling: "Open subscription & payments",
  },
};

export default texts;
