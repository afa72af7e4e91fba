import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sectionsAt } from "./dashboard/sections.ts";
import { preloadPlanOf, preloadPlans } from "./preload-plans.ts";

it.each(["/dashboard", "/freelance/dashboard", "/linkedpotential/dashboard/"])(
  "prefetches tasks and leads at %s, and only leads for sections other than the overview",
  (path) => {
    for (const section of [null, "dashboard", "unbekannt"]) {
      expect(preloadPlanOf(path, section).data).toEqual(["tasks/list", "leads/list"]);
    }
    for (const section of sectionsAt("bar", "more", "account").filter((one) => one !== "dashboard")) {
      expect(preloadPlanOf(path, section).data, section).toEqual(["leads/list"]);
    }
  },
);

it.each(["/business/dashboard", "/unbekannt/dashboard", "/freelance/verify-email", "/dashboard/mehr"])(
  "prefetches no list at %s",
  (path) => {
    expect(preloadPlanOf(path, "leads").data).toEqual([]);
  },
);

it("contains only modules that exist", () => {
  for (const module of preloadPlans.flatMap(({ code }) => code)) {
    expect(existsSync(join(import.meta.dirname, "..", module)), module).toBe(true);
  }
});
