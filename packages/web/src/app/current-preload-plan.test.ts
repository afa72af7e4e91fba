// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { rememberSection } from "../lib/navigation/remembered-section.ts";
import { currentPreloadPlan } from "./current-preload-plan.ts";

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

it.each([
  ["?section=kpis", "leads", ["leads/list"]],
  ["?section=dashboard", "leads", ["tasks/list", "leads/list"]],
  ["", "community", ["leads/list"]],
  // The KPIs section is never opened again automatically, so the data of the overview is prefetched.
  ["", "kpis", ["tasks/list", "leads/list"]],
] as const)("prefetches the data for '%s' when the remembered section is %s", (search, remembered, data) => {
  history.replaceState(null, "", `/freelance/dashboard${search}`);
  rememberSection(remembered, new Date(Date.now() + 60_000));
  expect(currentPreloadPlan().data).toEqual(data);
});
