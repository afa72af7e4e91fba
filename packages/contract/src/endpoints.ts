import { endpoints as admin } from "./admin/protocol.ts";
import { endpoints as auth } from "./auth/protocol.ts";
import { endpoints as billing } from "./billing/protocol.ts";
import { endpoints as blocks } from "./blocks/protocol.ts";
import { endpoints as business } from "./business/protocol.ts";
import { endpoints as collaborationRequests } from "./collaboration-requests/protocol.ts";
import { endpoints as community } from "./community/protocol.ts";
import { endpoints as keys } from "./keys/protocol.ts";
import { endpoints as leads } from "./leads/protocol.ts";
import { endpoints as legal } from "./legal/protocol.ts";
import { endpoints as liveTrainings } from "./live-trainings/protocol.ts";
import { endpoints as moderation } from "./moderation/protocol.ts";
import { endpoints as network } from "./network/protocol.ts";
import { endpoints as notifications } from "./notifications/protocol.ts";
import { endpoints as openapi } from "./openapi/protocol.ts";
import { endpoints as profile } from "./profile/protocol.ts";
import type { Endpoint, Method } from "./protocol.ts";
import { endpoints as support } from "./support/protocol.ts";
import { endpoints as tasks } from "./tasks/protocol.ts";
import { endpoints as templates } from "./templates/protocol.ts";
import { endpoints as trainings } from "./trainings/protocol.ts";
import { endpoints as unsubscribe } from "./unsubscribe/protocol.ts";
import { endpoints as user } from "./user/protocol.ts";

export const endpoints = {
  ...auth,
  ...user,
  ...unsubscribe,
  ...profile,
  ...support,
  ...business,
  ...legal,
  ...tasks,
  ...templates,
  ...leads,
  ...liveTrainings,
  ...trainings,
  ...community,
  ...collaborationRequests,
  ...network,
  ...blocks,
  ...moderation,
  ...notifications,
  ...billing,
  ...admin,
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
