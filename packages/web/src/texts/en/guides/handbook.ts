import type { Texts } from "../../areas.ts";

export default {
  page: {
    back: "All topics",
    minutes: (minutes) => `${minutes} min read`,
    tools: {
      checklist: "Checklist",
      calculator: "Calculator",
      samples: "Text to copy",
      cards: "Practice cards",
      signals: "Traffic light",
    },
    legalNote: "This topic gives an overview of the situation in Germany and does not replace legal advice.",
    samples: "To copy",
  },
  cards: {
    title: "12 objections",
    known: "Got it",
    knownOf: (objection) => `Got it: “${objection}”`,
    behind: "What is behind it",
    answer: "Your answer",
    avoid: "Better not",
  },
  pieces: {
    "day-rate": {
      title: "Work out your day rate",
      description: "What has to come in over a year, how many days you have to earn it, and the rate that follows.",
    },
    objections: {
      title: "12 objections and how to answer them",
      description: "What the sentence really means, an answer you can say aloud, and what to leave unsaid.",
    },
    negotiation: {
      title: "Negotiating with procurement and agencies",
      description: "How each side calculates, what you can trade, and the figure at which you leave the table.",
    },
    contract: {
      title: "The contract in 12 points",
      description: "What should be settled before you sign, and how to ask for changes.",
    },
    status: {
      title: "Bogus self-employment: a traffic light",
      description: "Which phrases in ads and contracts are harmless, which call for a question, and when to say no.",
    },
    profile: {
      title: "The 12-point profile check",
      description: "20 minutes with your LinkedIn profile, seen through the eyes of people who don’t know you.",
    },
    reference: {
      title: "References and case studies",
      description: "When to ask, how to make it easy for the client, and what goes on the one page.",
    },
    utilization: {
      title: "Planning your workload",
      description:
        "How many days to sell in a month, when to start looking again, and what to do if there is too much or too little.",
    },
    kickoff: {
      title: "The first 14 days after the yes",
      description: "What to settle before day one, where to begin, and what a weekly update looks like.",
    },
    payment: {
      title: "Payment terms and reminders",
      description: "How to get invoices paid on time, when a payment is late by law, and how a good reminder sounds.",
    },
  },
} satisfies Texts["guides/handbook"];
