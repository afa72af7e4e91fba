import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const price = wholeAmountText("en", businessSupportCents);

const texts: Texts["business-prices"] = {
  documentTitle: "Prices for businesses",
  metaDescription: `Support for businesses on LinkedIn from ${price} per month: what is included, who it is for and how to get your registration code.`,
  hero: {
    kicker: "Prices for businesses",
    title: "What our support costs",
    lead: `Support starts at ${price} per month, plus VAT. What it costs in your case depends on how many people sell for you and how closely we work together.`,
    terms: "Scope, term and final price are in the proposal that you receive after the strategy call.",
    toCode: "Get a registration code",
  },
  included: {
    title: "Included",
    points: [
      "Personal consulting on your current cases",
      "A sales strategy with target groups and messages",
      "Update sessions where we go through your figures together",
      "Platform access for a team of up to 10 members",
      "A search for freelancers to staff your projects",
    ],
  },
  fit: {
    title: "Who our support is for",
    lead: "After the strategy call, we tell you whether we are the right partner. These points give you a first idea.",
    yes: {
      title: "A good fit if you…",
      points: [
        "sell complex services to other businesses,",
        "have at least one person with regular time for conversations on LinkedIn,",
        "want to track figures and act on them.",
      ],
    },
    no: {
      title: "Not a good fit if you…",
      points: [
        "want to send large numbers of messages automatically,",
        "want to hand sales over entirely,",
        "need new business within a few days.",
      ],
    },
  },
  code: {
    title: "How to get your registration code",
    lead: "You need a code to create a business account. We give it to you in person, after a call.",
    call: {
      title: "Arrange a call",
      book: "Choose a time below.",
      request: "Tell us who you want to reach and when you are available. We then suggest times to you.",
    },
    steps: [
      {
        title: "Review the proposal",
        text: "After the call, we send you the scope and the price. Nothing is charged until you agree.",
      },
      {
        title: "Use the code",
        text: "Once you agree, you receive the code. Enter it when you register, and confirm your e-mail address.",
      },
    ],
    colleagues: "Your colleagues need no code. Once you have signed in, you invite them to your team by e-mail.",
  },
  questions: {
    title: "Frequently asked questions",
    list: [
      {
        question: "Does the strategy call commit us to anything?",
        answer: "No. Afterwards you decide whether you would like a proposal.",
      },
      {
        question: "Is VAT added?",
        answer: "Yes, prices for businesses are net of VAT. The proposal shows the amount excluding and including VAT.",
      },
      {
        question: "How long do we commit for?",
        answer: "We agree on the term and notice period before we start. Both are in the proposal.",
      },
      {
        question: "Does every team member need an account?",
        answer: "Yes, everyone signs in with their own address. Figures and learnings belong to the shared company.",
      },
      {
        question: "We have lost our code. What now?",
        answer: "Write to us with the address we sent the proposal to. Our contact details are in the legal notice.",
      },
      {
        question: "Does the platform send messages on LinkedIn?",
        answer: "No. Your team writes the messages, and the platform keeps track of the results.",
      },
    ],
  },
};

export default texts;
