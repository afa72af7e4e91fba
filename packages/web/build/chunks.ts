import { join } from "node:path";
import { preloadPlans } from "../src/app/preload-plans.ts";

interface Graph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const below = (modules: readonly string[]) => (id: string) =>
  modules.some((module) => id.endsWith(`/web/src/${module}`));
const entries = ["app/start.ts", "front/front.ts"].map((file) => join(import.meta.dirname, "../src", file));

/**
 * Assigns the shared imports of both entries to their own chunk, separate from the app, which an entry loads only on
 * demand.
 */
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

/** Cards that the dashboard loads together after its first render. */
const widgets = ["features/live-trainings/widget/events-widget.tsx", "features/community/widget/posts-widget.tsx"];

/**
 * Merges the code of a first visit into few files, because requests queue on slow connections. The first group includes
 * the imports of its modules.
 */
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
