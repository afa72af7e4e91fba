import type { Texts } from "../areas.ts";

const texts: Texts["preparation"] = {
  signOut: "Sign out",
  title: "In preparation",
  description: (section: string) => `The area “${section}” is being worked on. It appears here as soon as it is ready.`,
  meanwhile: "Until then",
  toLeads: "To the CRM",
  toTasks: "To the tasks",
  sections: {
    "personal-branding": {
      description: "Guides and strategies for a profile and posts that create trust.",
      points: ["The profile step by step", "Strategies for posts", "Save templates of your own"],
      meanwhile: "Collect ideas for posts as tasks in the category “Content”.",
    },
    engagement: {
      description: "Guides for winning projects: from the first contact to the talk, with templates for every message.",
      points: ["Project and job ads", "Direct contact with respect", "Following up at the right time"],
      meanwhile: "Keep your contacts in the CRM and set follow-ups. They then stand among the tasks.",
    },
    meetings: {
      description: "Guides for first and second talks: well prepared, clearly led, properly wrapped up.",
      points: ["Outlines of talks", "Questions that lead on", "Wrap-up and offer"],
      meanwhile: "In the CRM every lead has fields for preparation, first talk and second talk.",
    },
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
