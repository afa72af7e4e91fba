import { workspaceSlugs } from "@linkedpotential/contract/workspaces";
import type { Area } from "../texts/areas.ts";
import type { Section } from "./dashboard/sections.ts";

export interface Visit {
  path: RegExp;
  /** Missing: whatever the section. */
  sections?: readonly Section[];
  /** Built as pages of their own, which name the code in their heads and show the dashboard's frame at once. */
  pages: readonly string[];
  /** Modules below `src`, beside the entry. */
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
} as const satisfies Partial<Visit>;

const overview = { ...dashboard, code: [...dashboard.code, "app/dashboard/overview/overview.tsx"] };

/** The one plan of the first load, for entry, `main.tsx` and `build/first-load.ts`; the first that fits counts. @internal */
export const visits: readonly Visit[] = [
  {
    ...dashboard,
    sections: ["leads"],
    code: [...dashboard.code, "features/leads/leads-screen.tsx"],
    areas: [...dashboard.areas, "leads"],
    data: ["leads/list"],
  },
  // Most go on to the overview, whose tasks only it shows.
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
    // Its own come beside its code: the texts of first visits are one file for all.
    areas: ["common", "dashboard"],
    data: [],
  },
  { path: /^/, pages: [], code: app, areas: ["common"], data: [] },
];

/** @param section as the address names it, else that of the last visit */
export function visitTo(path: string, section: string | null): Visit {
  const fits = (visit: Visit) =>
    visit.path.test(path) && (!visit.sections || visit.sections.some((one) => one === section));
  return visits.find(fits) as Visit;
}
