import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { areaOf } from "./areas.ts";
import { addressOf, endpointOf, routeIds } from "./endpoints.ts";
import { routes } from "./routes.ts";

it("an address contains its parameters and query", () => {
  expect(endpointOf("leads/update")).toEqual({ method: "PATCH", path: "/api/leads/{leadId}" });
  const params = { leadId: 4711 };
  expect(addressOf("leads/log-touch", { params })).toEqual({ method: "POST", path: "/api/leads/4711/timeline" });
  const query = { cursor: "a b&c", limit: 5, view: undefined };
  expect(addressOf("leads/list", { query })).toEqual({ method: "GET", path: "/api/leads?cursor=a+b%26c&limit=5" });
  expect(addressOf("leads/list", { query: { view: undefined } })).toEqual({ method: "GET", path: "/api/leads" });
  expect(addressOf("leads/get", { params: { leadId: "../a" } }).path).toBe("/api/leads/..%2Fa");
});

it("each address has exactly one route", () => {
  expect(routes.map(({ id }) => id).sort()).toEqual([...routeIds].sort());
  for (const { id, method, path } of routes) expect({ method, path }).toEqual(endpointOf(id));
});

it("each route appears in the test of its concept, with access and grants", () => {
  const concepts = [...new Set(routeIds.map((id) => id.slice(0, id.indexOf("/"))))];
  expect(concepts.filter((name) => !existsSync(join(import.meta.dirname, name, "routes.test.ts")))).toEqual([]);
});

it("each route belongs to the area of its concept", () => {
  const byArea = Object.groupBy(routeIds, (id) => areaOf(id));
  const concepts = Object.entries(byArea).map(([area, ids]) => [area, [...new Set(ids.map((id) => id.split("/")[0]))]]);
  expect(Object.fromEntries(concepts)).toEqual({
    accounts: ["auth", "user", "unsubscribe", "profile", "keys"],
    administration: ["admin", "accounts", "call-requests"],
    crm: ["tasks", "templates", "leads", "follow-up-links", "calendar-feed", "request-messages"],
    learning: ["live-trainings", "trainings"],
    community: [
      ...["community", "collaboration-requests", "network", "freelancers", "project-requests", "blocks", "moderation"],
      "notifications",
    ],
    billing: ["billing"],
    service: ["shortlist", "support", "business", "legal", "openapi"],
  });
});
