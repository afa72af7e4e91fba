import { join } from "node:path";
import { preloadPlans } from "../src/app/preload-plans.ts";

interface Graph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

const isModule = (modules: readonly string[]) => (id: string) =>
  modules.some((module) => id.endsWith(`/web/src/${module}`));
const entries = ["app/start.ts", "front/front.ts"].map((file) => join(import.meta.dirname, "../src", file));

/**
 * Assigns the static imports of both entries to one chunk. The app is in another chunk, because an entry loads it only
 * on demand.
 */
function startGroup(id: string, graph: Graph): string | null {
  const needed = new Set<string>();
  for (const entry of entries) addImportsOf(entry, graph, needed);
  return needed.has(id) ? "start" : null;
}

function addImportsOf(id: string, graph: Graph, seen: Set<string>): void {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    addImportsOf(imported, graph, seen);
  }
}

const firstAreas = new Set<string>(preloadPlans.flatMap(({ areas }) => areas));
function textGroup(id: string): string | null {
  const [, language, area = ""] = /\/src\/texts\/(de|en|fr)\/(\w+)\.ts$/.exec(id) ?? [];
  return firstAreas.has(area) ? `texts-${language}` : null;
}

/** Cards of the dashboard with data of their own. With their code in the first chunk, their data is requested earlier. */
const widgets = ["features/live-trainings/widget/events-widget.tsx", "features/community/widget/posts-widget.tsx"];

/** Merges the code of a first visit into few files, because slow connections load many files one after another. */
export const chunkGroups = [
  { name: startGroup, debugName: "start", priority: 30 },
  { name: "app", priority: 20, test: isModule(["app/main.tsx"]) },
  {
    name: "dashboard",
    priority: 10,
    test: isModule(["app/dashboard/dashboard-page.tsx", "app/dashboard/overview/overview.tsx", ...widgets]),
  },
  { name: textGroup, debugName: "texts" },
];
