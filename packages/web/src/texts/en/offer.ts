import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const supportPrice = wholeAmountText("en", businessSupportCents);

const texts: Texts["offer"] = {
  documentTitle: "LinkedIn sales for businesses",
  metaDescription: `Individual consulting, a sales strategy and platform access for your team: win customers on LinkedIn, from ${supportPrice} per month.`,
  bar: {
    label: "Main bar",
    home: "LinkedPotential for businesses, home page",
    back: "Back to the choice",
    signIn: "Sign in",
    start: "Register",
    dashboard: "Go to dashboard",
    other: "For freelancers",
  },
  hero: {
    kicker: "For businesses that sell on LinkedIn",
    title: "Winning customers should not be left to chance.",
    lead: "Your team talks to people on LinkedIn, but nobody knows which of these conversations turn into orders? We work out a sales plan with you, support your team in putting it into practice and give it the place where progress becomes visible.",
    book: "Book a strategy call",
    more: "What is included",
    prices: "Prices",
    facts: [`from ${supportPrice} per month`, "Personal consulting", "Access for your team"],
  },
  look: {
    title: "In the morning, everybody knows where you stand",
    lead: "Each person enters their figures in the evening, 2 minutes are enough. The next day you see how far the month has come.",
    points: [
      "Monthly targets, and where the current pace leads",
      "Results by target group and by member",
      "Your next session with us, in one place with the documents",
    ],
  },
  picture: {
    label:
      "Example view of a company’s overview: four figures of the month with target and outlook, below them the results by member and the next session.",
    title: "Your figures in March",
    scopes: ["Everyone", "Lena", "Malte"],
    figures: [
      { name: "Leads contacted", count: "288", target: "of 400", share: 72, forecast: "411 at this pace" },
      { name: "Showed interest", count: "61", target: "of 80", share: 76, forecast: "87 at this pace" },
      {
        name: "Meetings booked",
        count: "20",
        target: "of 20",
        share: 100,
        isReached: true,
        forecast: "Target reached",
      },
      { name: "Projects won", count: "3", target: "of 6", share: 50, forecast: "4 at this pace" },
    ],
    columns: ["Member", "Contacted", "Interest", "Won"],
    members: [
      { initials: "MP", name: "Malte Petersen", cells: ["168", "17.3%", "1"] },
      { initials: "LV", name: "Lena Vogt", cells: ["120", "26.7%", "2"] },
    ],
    session: { label: "Next session", title: "Update session", text: "Tuesday, 10:00, with a link to the call" },
  },
  offers: {
    title: "Three building blocks for more good conversations with the right people",
    lead: "Advice without practice fades, tools without a plan gather dust. That is why both belong together.",
    consulting: {
      title: "Individual consulting",
      text: "We look at how you sell today and work on the point that holds you back most. On your own cases rather than by the book.",
      points: [
        "Conversations about your current cases",
        "Feedback on profiles and messages",
        "Regular update sessions",
      ],
    },
    strategy: {
      title: "Sales strategy",
      text: "Whom do you approach, with what, and what is the next step? The result is a plan that your team can follow on every working day.",
      points: ["Target groups and messages", "The way from contact to appointment", "Figures that show you progress"],
    },
    platform: {
      title: "Platform access for your team",
      text: "Up to 10 people record figures and learnings together, and every entry carries a name. You see what works and stop doing what does not.",
      points: [
        "Sales figures for every working day",
        "Campaigns compared by target group",
        "Learnings from every update session",
      ],
    },
  },
  freelancers: {
    title: "Find freelancers",
    text: "Do you lack the right person for a project? With the same access, your team searches for freelancers, asks them directly or posts the project.",
    points: ["Search by field of work, skill and availability", "Requests without an agency", "Post your own projects"],
  },
  support: {
    title: "Who supports you",
    lead: "People who work with you on your own cases. No program writes in your name, and your team has every conversation itself.",
    operator: "Who runs LinkedPotential and how to reach us is in the",
    imprint: "legal notice",
    person: {
      title: "Your contact person",
      text: "In the strategy call you meet the person who will work with you. Afterwards, name and contact details are in your area, for everybody in the team.",
    },
    sessions: {
      title: "Update sessions",
      text: "We go through your figures, write down what worked, and decide what you try until the next session. We agree how often they take place before we begin.",
    },
    questions: {
      title: "Questions in between",
      text: "Write to us from your area about figures, team or contract, and request another conversation there. We answer by e-mail.",
    },
    documents: {
      title: "Session and documents",
      text: "The next session with its link, your plan and the minutes are in your overview. Everybody in the team sees the same.",
    },
  },
  steps: {
    title: "How we begin",
    lead: "You decide after the first conversation, not before it.",
    list: [
      {
        title: "Strategy call",
        text: "We find out whom you want to reach and what you have tried already. If our support is not the right one, we tell you.",
      },
      {
        title: "Plan and access",
        text: "You receive a proposal with scope and price. Once you have agreed, you get the registration code for your account.",
      },
      {
        title: "Practice",
        text: "Your team works by the plan and records its figures. In the update sessions we decide together what comes next.",
      },
    ],
  },
  call: {
    title: "Let us start with a conversation",
    text: "Tell us what you know about your customers. You will leave with a clear idea of where your next conversations on LinkedIn are.",
    plan: "Support for businesses",
    price: `from ${supportPrice} per month`,
    priceHint: "Plus VAT. The exact price depends on the scope. You know it before you agree.",
    book: "Choose a time",
    bookHint: "The calendar opens in a new tab at another provider.",
    request: "Request a strategy call",
    noneHint: "Write to us, and we will find a time together.",
    contact: "Our contact details",
  },
  access: {
    title: "Your access",
    lead: "Already have a business account or a registration code?",
    tabs: "Sign in or register",
    signIn: "Sign in",
    register: "Register",
    code: "Registration code",
    codeHint: "You receive it from us after the strategy call.",
    noCode: "No code yet? How to get one",
    sentTitle: "Please check your inbox",
    signedIn: (name: string) => `Signed in as ${name}`,
    signedInText: "Your figures, campaigns and learnings are waiting for you.",
    otherAccount:
      "You are signed in with a freelancer account. The business area needs an account of its own with another e-mail address.",
    toDashboard: "Go to dashboard",
    signOut: "Sign out and switch",
    freelancer: {
      question: "Do you work as a freelancer?",
      login: "Sign in as a freelancer",
      register: "Register as a freelancer",
    },
  },
  errors: {
    signIn: "Sign-in failed",
    unreachable: "We cannot reach the server right now. Please try again later.",
    emailTaken: "This e-mail address is already registered. Please sign in.",
    codeField: "Please check the code for typing errors.",
  },
};

export default texts;
