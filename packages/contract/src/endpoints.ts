import { endpoints as accounts } from "./accounts/endpoints-and-errors.ts";
import { endpoints as admin } from "./admin/endpoints-and-errors.ts";
import { endpoints as auth } from "./auth/endpoints-and-errors.ts";
import { endpoints as billing } from "./billing/endpoints-and-errors.ts";
import { endpoints as blocks } from "./blocks/endpoints-and-errors.ts";
import { endpoints as company } from "./business/company/endpoints-and-errors.ts";
import { endpoints as business } from "./business/endpoints-and-errors.ts";
import { endpoints as calendarFeed } from "./calendar-feed/endpoints-and-errors.ts";
import { endpoints as callRequests } from "./call-requests/endpoints-and-errors.ts";
import { endpoints as collaborationRequests } from "./collaboration-requests/endpoints-and-errors.ts";
import { endpoints as community } from "./community/endpoints-and-errors.ts";
import { endpoints as followUpLinks } from "./follow-up-links/endpoints-and-errors.ts";
import { endpoints as freelancers } from "./freelancers/endpoints-and-errors.ts";
import { endpoints as keys } from "./keys/endpoints-and-errors.ts";
import { endpoints as leads } from "./leads/endpoints-and-errors.ts";
import { endpoints as legal } from "./legal/endpoints-and-errors.ts";
import { endpoints as liveTrainings } from "./live-trainings/endpoints-and-errors.ts";
import { endpoints as moderation } from "./moderation/endpoints-and-errors.ts";
import { endpoints as network } from "./network/endpoints-and-errors.ts";
import { endpoints as notifications } from "./notifications/endpoints-and-errors.ts";
import { endpoints as openapi } from "./openapi/endpoints-and-errors.ts";
import { endpoints as profile } from "./profile/endpoints-and-errors.ts";
import { endpoints as projectRequests } from "./project-requests/endpoints-and-errors.ts";
import type { Endpoint, Method } from "./protocol.ts";
import { endpoints as requestMessages } from "./request-messages/endpoints-and-errors.ts";
import { endpoints as shortlist } from "./shortlist/endpoints-and-errors.ts";
import { endpoints as support } from "./support/endpoints-and-errors.ts";
import { endpoints as tasks } from "./tasks/endpoints-and-errors.ts";
import { endpoints as templates } from "./templates/endpoints-and-errors.ts";
import { endpoints as trainings } from "./trainings/endpoints-and-errors.ts";
import { endpoints as unsubscribe } from "./unsubscribe/endpoints-and-errors.ts";
import { endpoints as user } from "./user/endpoints-and-errors.ts";

export const endpoints = {
  ...auth,
  ...user,
  ...unsubscribe,
  ...profile,
  ...shortlist,
  ...support,
  ...business,
  ...company,
  ...legal,
  ...tasks,
  ...templates,
  ...leads,
  ...followUpLinks,
  ...calendarFeed,
  ...liveTrainings,
  ...trainings,
  ...community,
  ...collaborationRequests,
  ...network,
  ...freelancers,
  ...projectRequests,
  ...requestMessages,
  ...blocks,
  ...moderation,
  ...notifications,
  ...billing,
  ...admin,
  ...accounts,
  ...callRequests,
  ...keys,
  ...openapi,
} as const satisfies Record<string, Endpoint>;

export type RouteId = keyof typeof endpoints;
export const routeIds = Object.keys(endpoints) as RouteId[];

export function endpointOf(id: RouteId): { method: Method; path: string } {
  const [method, path] = endpoints[id].split(" ") as [Method, string];
  return { method, path };
}

interface Place {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

export function addressOf(id: RouteId, { params = {}, query = {} }: Place = {}): { method: Method; path: string } {
  const { method, path: template } = endpointOf(id);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}
