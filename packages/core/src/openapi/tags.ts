import type { RouteId } from "@linkedpotential/contract/endpoints";

type Concept<Id> = Id extends `${infer Name}/${string}` ? Name : never;

export const tags: Record<Concept<RouteId>, string> = {
  auth: "Accounts, sessions and passwords.",
  user: "Settings of the account.",
  unsubscribe: "The way out of mails, without signing in.",
  profile: "The public face of an account.",
  support: "Help by people.",
  business: "The offer for entrepreneurs.",
  legal: "Who runs the site.",
  tasks: "Tasks and due follow-ups.",
  templates: "Saved messages and posts.",
  leads: "The CRM.",
  "follow-up-links": "Links in the mail of due follow-ups, without signing in.",
  "calendar-feed": "Follow-ups and live events for calendar programs.",
  "live-trainings": "Live events, their seats and waiting lists.",
  community: "Collaboration posts.",
  "collaboration-requests": "Requests about posts, and their answers.",
  network: "People who are networked with each other.",
  freelancers: "Profiles of freelancers, for businesses.",
  "project-requests": "Requests of businesses to freelancers, and their answers.",
  blocks: "People who do not see each other.",
  moderation: "Reports of posts and people, decisions about them, and objections.",
  notifications: "What happened, for the bell.",
  billing: "Premium: its payment, cancellation and invoices.",
  trainings: "Video trainings and the own progress.",
  admin: "Accounts, registration codes and the record of what admins do, for admins.",
  accounts: "One account, for admins: what is known about it, locking and its objection, deleting.",
  keys: "Keys to verify session tokens with.",
  openapi: "The description of this API.",
};
