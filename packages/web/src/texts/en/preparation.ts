import type { Texts } from "../areas.ts";

const texts: Texts["preparation"] = {
  title: "In preparation",
  description: (section: string) => `The area “${section}” is being worked on. It appears here as soon as it is ready.`,
  meanwhile: "Until then",
  toLeads: "To the CRM",
  sections: {
    billing: {
      description: "Your subscription and all invoices in one place, to see and to download.",
      points: ["Plan and term", "Invoices as files", "Cancel without detours"],
      meanwhile: "There is nothing to pay: the free plan includes the CRM with 50 leads and the tasks.",
    },
  },
};

export default texts;
