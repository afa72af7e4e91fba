import type { Texts } from "../areas.ts";

export default {
  title: "From companies",
  lead: "These companies found your profile. There is no obligation to reply.",
  label: "Requests from companies",
  loading: "Loading requests from companies…",
  failed: "The requests from companies could not be loaded",
  more: "Show older requests",
  moreFailed: "The older requests could not be loaded.",
  toProject: (title) => `For the project: ${title}`,
  noContact: "No contact details were included.",
  status: { pending: "Open", accepted: "Accepted", rejected: "Declined" },
  accept: "Accept",
  acceptOf: (name) => `Accept the request from ${name}`,
  reject: "Decline",
  rejectOf: (name) => `Decline the request from ${name}`,
  note: (name, date) => `Request from ${name}, ${date}:`,
  answer: {
    acceptTitle: (name) => `Accept the request from ${name}`,
    rejectTitle: (name) => `Decline the request from ${name}`,
    reply: "Reply (optional)",
    acceptPlaceholder: "For example, when you can talk and what you would like to know first",
    rejectPlaceholder: "For example, why it is not a fit right now",
    share: "Include my full name and e-mail address",
    shared: (email) => `The company will see ${email}.`,
    notShared: (name) =>
      `Without your contact details, ${name} cannot get in touch with you. The company will only see what is in your profile.`,
    writeYourself: (name, email) =>
      `You can write to ${name} yourself: ${email}. The company will only see what is in your profile.`,
    accept: "Accept the request",
    reject: "Decline the request",
  },
  toasts: {
    accepted: "Request accepted",
    rejected: "Request declined",
    answerHint: (name) => `We will let ${name} know by e-mail.`,
  },
} satisfies Texts["business-requests"];
