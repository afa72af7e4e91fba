import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { visits, visitTo } from "./visits.ts";

it.each(["/dashboard", "/freelance/dashboard", "/linkedpotential/dashboard/"])(
  "asks for tasks and leads under %s, for the CRM for the leads only",
  (path) => {
    expect(visitTo(path, null).data).toEqual(["tasks/list", "leads/list"]);
    expect(visitTo(path, "kpis").data).toEqual(["tasks/list", "leads/list"]);
    expect(visitTo(path, "leads").data).toEqual(["leads/list"]);
  },
);

it.each(["/business/dashboard", "/unbekannt/dashboard", "/freelance/verify-email", "/dashboard/mehr"])(
  "asks for no list under %s",
  (path) => {
    expect(visitTo(path, "leads").data).toEqual([]);
  },
);

it("names code that exists", () => {
  for (const module of visits.flatMap(({ code }) => code)) {
    expect(existsSync(join(import.meta.dirname, "..", module)), module).toBe(true);
  }
});
