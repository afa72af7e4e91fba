import { premiumCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const roundPrice = wholeAmountText("en", premiumCents);

const texts: Texts["landing"] = {
  documentTitle: "Win clients on LinkedIn",
  metaDescription:
    "CRM, templates, guides and a community for freelancers who win their clients on LinkedIn. Start for free.",
  bar: {
    label: "Main bar",
    home: "LinkedPotential, home page",
    back: "Back to the choice",
    signIn: "Sign in",
    start: "Start for free",
    dashboard: "Go to the dashboard",
    other: "For businesses",
  },
  hero: {
    kicker: "For freelancers who win clients on LinkedIn",
    title: "Turn contacts into contracts.",
    lead: "Each morning you see whom to write to today, with your note from last time and a template for the first line. What is done leaves the list, and nobody slips through.",
    more: "How it works",
    facts: ["Free up to 50 leads", "No credit card", "Your data as CSV at any time"],
  },
  steps: {
    title: "Three habits instead of good intentions",
    lead: "Contracts rarely fail in the first conversation. They fail because the second one never happens.",
    list: [
      {
        title: "Write it down",
        text: "It takes half a minute to turn an interesting contact into a lead, with company, status, next step and the day you will be in touch again.",
      },
      {
        title: "Stay in touch",
        text: "Every follow-up appears under “Today” on its day, with the note you wrote for it. One click marks it done, moves it or logs the answer.",
      },
      {
        title: "Close",
        text: "The pipeline shows which proposals are open, what they are worth and who has not heard from you for too long.",
      },
    ],
  },
  video: {
    title: "The platform in 3:42 minutes",
    length: "3:42",
    lengthLabel: "Length: 3 minutes 42 seconds",
    soon: "Video in preparation",
    caption:
      "The founder of LinkedPotential walks you through a working day, from the first comment to the first call. We have yet to film it. Until then you can look around yourself; an account costs nothing.",
  },
  features: {
    title: "Everything between contact and contract",
    lead: "Lessons to get you started, tools for every day, and freelancers who pass on work.",
    trainings: {
      title: "Video trainings",
      text: (lessons: string) =>
        `${lessons} lessons from positioning to the closing call. You can read them today, and each comes with a task for the same day.`,
      points: ["A profile that explains your offer", "Conversations without sales pressure", "Standing by your rates"],
    },
    tools: {
      title: "Tools",
      text: "The CRM keeps an eye on your contacts, the templates give you the first sentence. What is due is on your task list.",
      points: ["CRM with follow-ups and pipeline", "Templates for messages and posts", "Tasks with due dates"],
    },
    community: {
      title: "Community",
      text: "Freelancers recommend freelancers. Find partners for larger projects and pass on what is not for you.",
      points: ["Seek and offer collaborations", "Live events with registration", "Requests and connections"],
    },
  },
  guides: {
    title: "Guides you can write from",
    lead: "Each path takes six steps from first contact to proposal, with texts to use and a plain word on the law.",
    proofs: (ways: number, texts: string) => [
      `${ways} paths: project ads, job ads, new contacts, former clients`,
      `More than ${texts} text templates`,
      "No mass mailing, and no software that writes from your LinkedIn account. You send every message yourself.",
      "50 leads stay free for good, and you can export them at any time.",
    ],
    excerpt: "From the guide “Former clients & referrals”, step 1",
    example: "Example",
  },
  prices: {
    title: "Free as long as 50 leads are enough",
    lead: "The free plan never expires. Premium is for when you look after more leads or want to win projects together.",
  },
  closing: {
    title: "Your next contract is already among your contacts.",
    text: "Create your account and enter the three contacts you have been meaning to get back to.",
    start: "Register for free",
    hint: "Free for good up to 50 leads.",
    premium: `Premium with unlimited leads and community: ${roundPrice} a month including VAT, cancel at any time.`,
  },
  footer: {
    text: "LinkedPotential is an independent service and not affiliated with LinkedIn Corporation.",
    cancel: "Cancel contracts here",
    withdraw: "Withdraw from a contract",
    offers: "Services",
    freelancers: "For freelancers",
    businesses: "For businesses",
    businessPrices: "Prices for businesses",
  },
  mock: {
    label:
      "Sample view of the CRM: four leads with status and next follow-up, and in front of them today’s follow-up with its note and a template.",
    title: "Leads",
    search: "Search leads",
    add: "New lead",
    open: "Open follow-ups",
    openValue: "3",
    pipeline: "Pipeline, weighted",
    pipelineValue: "€24,850",
    columns: { lead: "Lead", status: "Status", next: "Follow-up" },
    rows: [
      {
        name: "Jürgen Großmann",
        company: "Großmann Maschinenbau GmbH",
        status: "Proposal",
        tone: "accent",
        next: "Today",
        due: "none",
      },
      {
        name: "Dr. Aylin Öztürk",
        company: "Klinikverbund Süd",
        status: "Qualified",
        tone: "info",
        next: "Tomorrow",
        due: "none",
      },
      {
        name: "Sören Weiß",
        company: "Weiß & Töchter Logistik",
        status: "Contacted",
        tone: "neutral",
        next: "Overdue",
        due: "warn",
      },
      {
        name: "Mareike Schäfer",
        company: "Stadtwerke Lüneburg",
        status: "Won",
        tone: "good",
        next: "Done",
        due: "none",
      },
    ],
    reminder: "Due today",
    reminderTitle: "Follow-up: Jürgen Großmann",
    reminderText: "Proposal for the parts portal, question about the start in January",
    template: "Template",
    done: "Done",
  },
  pre: {
    documentTitle: "Welcome",
    title: "Do you want to use LinkedIn to reach your potential?",
    lead: "Tell us how you work. We will take you to the right place.",
    choices: "I am",
    freelancer: {
      title: "A freelancer",
      text: "I win my clients myself and want to turn contacts into contracts reliably.",
    },
    entrepreneur: {
      title: "An entrepreneur",
      text: "I want to sell with my team, with personal consulting, a sales plan and access for each of us.",
    },
    opening: "Opening…",
  },
};

export default texts;
