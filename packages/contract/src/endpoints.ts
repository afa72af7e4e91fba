import { endpoints as auth } from "./auth/protocol.ts";
import { endpoints as keys } from "./keys/protocol.ts";
import { endpoints as leads } from "./leads/protocol.ts";
import { endpoints as openapi } from "./openapi/protocol.ts";
import { endpoints as profile } from "./profile/protocol.ts";
import type { Endpoint, Method } from "./protocol.ts";
import { endpoints as support } from "./support/protocol.ts";
import { endpoints as tasks } from "./tasks/protocol.ts";
import { endpoints as user } from "./user/protocol.ts";

/** Every route of the product: its id, method and path. The id is the path of its Lambda in `functions/src`. */
export const endpoints = {
  ...auth,
  ...user,
  ...profile,
  ...support,
  ...tasks,
  ...leads,
  ...keys,
  ...openapi,
} as const satisfies Record<string, Endpoint>;

export type RouteId = keyof typeof endpoints;
export const routeIds = Object.keys(endpoints) as RouteId[];

/** Method and path of a route as the table has them, `{leadId}` and the like in place of values. */
export function endpointOf(id: RouteId): { method: Method; path: string } {
  const [method, path] = endpoints[id].split(" ") as [Method, string];
  return { method, path };
}

interface Place {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

/** Where a call goes: the path with its parameters filled in, and the query without what is undefined. */
export function addressOf(id: RouteId, { params = {}, query = {} }: Place = {}): { method: Method; path: string } {
  const { method, path: template } = endpointOf(id);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}
