import { workspaceSlugs } from "@linkedpotential/contract/workspaces";
import type { Area } from "../texts/areas.ts";
import type { Section } from "./dashboard/sections.ts";

export interface PreloadPlan {
  path: RegExp;
  /** Absent when the plan applies to every section. */
  sections?: readonly Section[];
  /** Addresses that the build writes as HTML files with modulepreload links. */
  pages: readonly string[];
  /** Modules below `src`, without the entry. */
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

const overview = { ...dashboard, code: [...dashboard.code, "app/dashboard/overview/overview.tsx"] };

/**
 * The code, texts and data that the first load of each address fetches early. The first matching plan applies. Used by
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
  // People usually continue to the overview, so its code is preloaded. Its tasks appear nowhere else and are not fetched.
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
    // The page loads its own texts with its code: preloaded texts share one file, which every first visit downloads.
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
