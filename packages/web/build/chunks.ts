import { join } from "node:path";
import { preloadPlans } from "../src/app/preload-plans.ts";

interface Graph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const below = (modules: readonly string[]) => (id: string) =>
  modules.some((module) => id.endsWith(`/web/src/${module}`));
const entries = ["app/start.ts", "front/front.ts"].map((file) => join(import.meta.dirname, "../src", file));

/** What the two entries import: it must not end up in a file with the app, which they fetch only when it is wanted. */
function startOf(id: string, graph: Graph): string | null {
  const needed = new Set<string>();
  for (const entry of entries) addImportsOf(entry, graph, needed);
  return needed.has(id) ? "start" : null;
}

function addImportsOf(id: string, graph: Graph, found: Set<string>): void {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    addImportsOf(imported, graph, found);
  }
}

const firstAreas = new Set<string>(preloadPlans.flatMap(({ areas }) => areas));
function textsOf(id: string): string | null {
  const [, language, area = ""] = /\/src\/texts\/(de|en|fr)\/(\w+)\.ts$/.exec(id) ?? [];
  return firstAreas.has(area) ? `texts-${language}` : null;
}

/** The dashboard's cards fetch them once the page stands, all of them at once. */
const widgets = ["features/live-trainings/widget/events-widget.tsx", "features/community/widget/posts-widget.tsx"];

/** Few files for a first visit, as each waits its turn on a slow connection. The first group takes what its modules import. */
export const chunkGroups = [
  { name: startOf, debugName: "start", priority: 30 },
  { name: "app", priority: 20, test: below(["app/main.tsx"]) },
  {
    name: "dashboard",
    priority: 10,
    test: below(["app/dashboard/dashboard-page.tsx", "app/dashboard/overview/overview.tsx"]),
  },
  { name: "widgets", priority: 5, test: below(widgets) },
  { name: textsOf, debugName: "texts" },
];
