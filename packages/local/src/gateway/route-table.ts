import { endpointOf, endpoints, type RouteId, routeIds } from "@linkedpotential/contract/endpoints";

export interface Match {
  id: RouteId;
  routeKey: string;
  params: Record<string, string> | undefined;
}

interface Entry {
  id: RouteId;
  routeKey: string;
  method: string;
  segments: string[];
}

const entries = routeIds.map((id): Entry => {
  const { method, path } = endpointOf(id);
  return { id, routeKey: endpoints[id], method, segments: path.split("/") };
});
const byKey = new Map(entries.map((entry) => [entry.routeKey, entry]));
const withParams = entries.filter(({ routeKey }) => routeKey.includes("{"));

/** Finds the route of a request. As in API Gateway, a path without parameters takes precedence. */
export function matchRoute(method: string, path: string): Match | undefined {
  const exact = byKey.get(`${method} ${path}`);
  if (exact && !exact.routeKey.includes("{")) return { id: exact.id, routeKey: exact.routeKey, params: undefined };
  const given = path.split("/");
  for (const entry of withParams) {
    const params = entry.method === method ? paramsOf(entry.segments, given) : undefined;
    if (params) return { id: entry.id, routeKey: entry.routeKey, params };
  }
  return undefined;
}

function paramsOf(segments: string[], given: string[]): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? "";
    if (!segment.startsWith("{")) {
      if (segment !== value) return undefined;
      continue;
    }
    const decoded = decode(value);
    if (!decoded) return undefined;
    params[segment.slice(1, -1)] = decoded;
  }
  return params;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
