import { workspaceSlugs } from "@linkedpotential/contract/workspaces";
import type { Area } from "../texts/areas.ts";
import type { Section } from "./dashboard/sections.ts";

export interface PreloadPlan {
  path: RegExp;
  /** Sections to which the plan applies. Absent when it applies to every section. */
  sections?: readonly Section[];
  /** Addresses that the build writes as HTML files with modulepreload links. */
  pages: readonly string[];
  /** Paths of the modules to preload, relative to `src`. The entry is not listed. */
  code: readonly string[];
  areas: readonly Area[];
  data: readonly ("tasks/list" | "leads/list")[];
}

const app = ["app/main.tsx"];

const dashboard = {
  path: new RegExp(`^(/(${workspaceSlugs.join("|")}))?/dashboard/?$`),
  pages: ["/dashboard", ...workspaceSlugs.map((slug) => `/${slug}/dashboard`)],
  code: [...app, "app/dashboard/dashboard-page.tsx"],
  areas: ["common", "dashboard", "tasks"],
} as const satisfies Partial<PreloadPlan>;

const overview = {
  ...dashboard,
  code: [...dashboard.code, "app/dashboard/overview/overview.tsx"],
  areas: [...dashboard.areas, "day"],
} as const satisfies Partial<PreloadPlan>;

/**
 * Code, texts and data that the first load of each address fetches early. The first matching plan applies. Used by
 * `start.ts`, `main.tsx` and `build/first-load.ts`.
 * @internal
 */
export const preloadPlans: readonly PreloadPlan[] = [
  {
    ...dashboard,
    sections: ["leads"],
    code: [...dashboard.code, "features/leads/leads-screen.tsx"],
    areas: [...dashboard.areas, "leads"],
    data: ["leads/list"],
  },
  // Preload the code of the overview, because people usually continue there. Do not fetch its tasks, which these
  // sections do not show.
  {
    ...overview,
    sections: ["templates", "trainings", "trainings2", "community", "kpis", "billing"],
    data: ["leads/list"],
  },
  { ...overview, data: ["tasks/list", "leads/list"] },
  {
    path: /^\/business\/dashboard\/?$/,
    pages: ["/business/dashboard"],
    code: [...app, "app/business/business-page.tsx"],
    // Do not preload the texts of this page: preloaded texts share one file, which every first visit downloads. The
    // page loads them with its code.
    areas: ["common", "dashboard"],
    data: [],
  },
  { path: /^/, pages: [], code: app, areas: ["common"], data: [] },
];

/** @param section from the address, else the remembered section */
export function preloadPlanOf(path: string, section: string | null): PreloadPlan {
  const fits = (plan: PreloadPlan) =>
    plan.path.test(path) && (!plan.sections || plan.sections.some((one) => one === section));
  return preloadPlans.find(fits) as PreloadPlan;
}
