import type { Texts } from "../areas.ts";

const texts: Texts["business"] = {
  home: "LinkedPotential, to the overview",
  area: "Business",
  tabList: "Areas",
  tabs: { overview: "Overview", guides: "Guides", kpis: "KPIs", crm: "CRM" },
  greeting: (name: string) => `Hello, ${name}`,
  firstDay: "Enter the first working day",
  sample: "Sample",
  sampleNotice:
    "There are no figures of your own yet. What is marked as a sample shows what your overview looks like once your team enters working days.",
  figures: {
    title: (month: string) => `Your figures in ${month}`,
    sampleTitle: "Figures of a month",
    steps: {
      contacted: "Leads contacted",
      interested: "Interest shown",
      appointments: "Appointments made",
      won: "Projects won",
    },
    share: (share: string) => `${share} of those contacted`,
  },
  tasks: {
    title: "Tasks",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    done: "Done",
    open: "Open",
    toProfile: "Open profile",
    toKpis: "Go to the KPIs",
    profile: {
      title: "Complete your profile",
      text: "With your LinkedIn address and a description we can prepare for the conversation with you.",
    },
    day: {
      title: "Enter the latest working day",
      text: "Two minutes in the evening are enough, while you still know the figures.",
    },
    group: {
      title: "Name a target group for every working day",
      text: "Only then can your campaigns be compared.",
    },
    learning: {
      title: "Record a learning from the last update session",
      text: "One is enough. It then stands among the learnings until you delete it.",
    },
  },
  learnings: {
    title: "Learnings from update sessions",
    lead: "Stored on this device only, including what you are writing.",
    notStored: "The storage of this browser is full or blocked. As long as this page is open, nothing is lost.",
    topics: {
      worked: {
        title: "Works",
        question: "What has worked?",
        example: "For example: whoever asks a question first gets an answer more often.",
      },
      blocked: {
        title: "Blocked",
        question: "What has held us back?",
        example: "For example: after the first conversation no next step is agreed.",
      },
      next: {
        title: "Next",
        question: "What do we try until the next session?",
        example: "For example: approach only businesses nearby for two weeks.",
      },
    },
    counted: (title: string, count: number) => `${title} (${count})`,
    add: "Record",
    missing: "Please write down what you want to record.",
    empty: "Nothing recorded yet.",
    delete: (text: string) => `Delete: ${text}`,
    deleted: "Learning deleted",
  },
  campaigns: {
    title: "Campaigns",
    lead: "All working days from the KPIs, put together by target group.",
    sampleLead: "This is how you compare your target groups once there are working days among the KPIs.",
    sampleNames: ["Mechanical engineering, purchasing", "Software companies, management", "Logistics, operations"],
    name: "Target group",
    columns: ["Working days", "Contacted", "Interest", "Appointments", "Won"],
    unnamed: "Without a target group",
  },
  soon: {
    badge: "Coming soon",
    book: "Book a strategy call",
    guides: {
      title: "Guides for your team",
      lead: "Guides are being made here with which new colleagues sell the way you want from their first day.",
      points: [
        "The way from the first contact to the appointment, step by step",
        "Wordings that your team can adapt",
        "Preparing and following up on customer conversations",
      ],
    },
    crm: {
      title: "CRM for your team",
      lead: "A shared view of all contacts is being made here: who talks to whom, and what is the next step?",
      points: ["A shared list of all contacts", "Responsibilities and due follow-ups", "A pipeline with order values"],
    },
    meanwhile: {
      guides:
        "Until then we go through your guides in the update sessions. What you take from them you record in the overview.",
      crm: "Until then the KPIs count what comes of your contacts. The target group of each working day shows which campaign carries.",
    },
  },
};

export default texts;
