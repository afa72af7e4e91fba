import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const price = wholeAmountText("en", businessSupportCents);

const texts: Texts["business-prices"] = {
  documentTitle: "Prices for businesses",
  metaDescription: `Support for businesses on LinkedIn from ${price} per month: what is included, whom it suits and how to get your registration code.`,
  hero: {
    kicker: "Prices for businesses",
    title: "What our support costs",
    lead: `Support starts at ${price} per month. What it costs in your case depends on how many people sell for you and how closely we work together.`,
    terms: "Scope, term and final price are in the proposal that you receive after the strategy call.",
    toCode: "About the registration code",
  },
  included: {
    title: "Included",
    points: [
      "Personal consulting on your current cases",
      "A sales strategy with target groups and messages",
      "Update sessions in which we go through your figures",
      "Platform access for a team of up to ten members",
      "A search for freelancers who can staff your project",
    ],
  },
  fit: {
    title: "Whom our support suits",
    lead: "After the strategy call we tell you whether we are the right partner. These points give you an idea beforehand.",
    yes: {
      title: "It suits you if you …",
      points: [
        "sell services that need explaining to other businesses,",
        "have at least one person with regular time for conversations on LinkedIn,",
        "want to record figures and act on them.",
      ],
    },
    no: {
      title: "It does not suit you if you …",
      points: [
        "want to send large numbers of messages automatically,",
        "want to hand over sales entirely,",
        "need orders within a few days.",
      ],
    },
  },
  code: {
    title: "How to get your registration code",
    lead: "You need a code to create a business account. We give it to you in person, not through a form.",
    steps: [
      {
        title: "Arrange a call",
        text: "Choose a time below. If none can be booked, request the call there: tell us whom you want to reach and when you are available.",
      },
      {
        title: "Review the proposal",
        text: "After the call you receive scope and price. Nothing is charged until you agree.",
      },
      {
        title: "Use the code",
        text: "Once you agree, you receive the code. Enter it when you register, and confirm your e-mail address.",
      },
    ],
    colleagues: "Further people need no code. After signing in, you invite them to your team by e-mail.",
  },
  questions: {
    title: "Frequent questions",
    list: [
      {
        question: "Does the strategy call commit us to anything?",
        answer: "No. Afterwards you decide whether you would like a proposal.",
      },
      {
        question: "Is VAT added?",
        answer: "The proposal shows the price without and with VAT. It only applies once you agree.",
      },
      {
        question: "How long is the commitment?",
        answer: "We agree on term and notice before we start. Both are in the proposal.",
      },
      {
        question: "Does every team member need an account?",
        answer: "Yes, everyone signs in with their own address. Figures and learnings belong to the shared company.",
      },
      {
        question: "We have lost our code. What now?",
        answer:
          "Write to us and name the address to which the proposal was sent. Our contact details are in the legal notice.",
      },
      {
        question: "Does the platform send messages on LinkedIn?",
        answer: "No. Your team writes the messages, and the platform records what becomes of them.",
      },
    ],
  },
};

export default texts;
