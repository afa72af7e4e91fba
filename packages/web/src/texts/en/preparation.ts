import type { Texts } from "../areas.ts";

const texts: Texts["preparation"] = {
  signOut: "Sign out",
  title: "In preparation",
  description: (section: string) => `The area “${section}” is being worked on. It appears here as soon as it is ready.`,
  meanwhile: "Until then",
  toLeads: "To the CRM",
  toTasks: "To the tasks",
  sections: {
    community: {
      description: "Requests and offers of freelancers: find partners, send requests, build a network.",
      points: ["Posts with skills and industry", "Send and accept requests", "Your connections at a glance"],
      meanwhile: "You can note possible partners in the CRM with a tag such as “collaboration”.",
    },
    billing: {
      description: "Your subscription and all invoices in one place, to see and to download.",
      points: ["Plan and term", "Invoices as files", "Cancel without detours"],
      meanwhile: "There is nothing to pay: the free plan includes the CRM with 50 leads and the tasks.",
    },
  },
};

export default texts;
