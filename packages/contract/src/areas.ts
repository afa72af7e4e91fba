import type { RouteId } from "./endpoints.ts";

type Concept = RouteId extends infer Id ? (Id extends `${infer Name}/${string}` ? Name : never) : never;

/** Groups of concepts. Each has its own stack of routes, metrics, alarms and part of the dashboard. */
export const areas = ["accounts", "administration", "crm", "learning", "community", "billing", "service"] as const;
export type Area = (typeof areas)[number];

const areaOfConcept = {
  auth: "accounts",
  user: "accounts",
  unsubscribe: "accounts",
  profile: "accounts",
  keys: "accounts",
  admin: "administration",
  accounts: "administration",
  "call-requests": "administration",
  leads: "crm",
  tasks: "crm",
  templates: "crm",
  "follow-up-links": "crm",
  "calendar-feed": "crm",
  // The stacks of the community and the business area have no room for further routes.
  "request-messages": "crm",
  "live-trainings": "learning",
  trainings: "learning",
  community: "community",
  "collaboration-requests": "community",
  network: "community",
  freelancers: "community",
  "project-requests": "community",
  blocks: "community",
  moderation: "community",
  notifications: "community",
  billing: "billing",
  support: "service",
  business: "service",
  // In the stack of the business area, because the stack of the community has no room for further routes.
  shortlist: "service",
  legal: "service",
  openapi: "service",
} as const satisfies Record<Concept, Area>;

export const areaOf = (id: RouteId): Area => areaOfConcept[id.slice(0, id.indexOf("/")) as Concept];
