import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** What a lock file of npm says of packages, by their paths; `""` is the repository itself. */
export const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), "utf8")).packages;

/** The path of the package that one at `path` gets by a name. */
export function resolve(packages, path, name) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)[^/]+$/, "")) {
    const candidate = join(folder, "node_modules", name).replaceAll("\\", "/");
    if (packages[candidate]) return candidate;
    if (folder === "") return undefined;
  }
}

const isWorkspace = (path) => !path.includes("node_modules/");

export const workspacesIn = (packages) => Object.keys(packages).filter(isWorkspace);

/** The paths of all that the repository and its workspaces need, but for what one of them alone does. */
export function neededWithout(workspace, packages) {
  const needed = new Set(workspacesIn(packages).filter((path) => path !== workspace));
  // A set hands out what is added meanwhile.
  for (const path of needed) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[path];
    const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(isWorkspace(path) ? { ...wanted, ...devDependencies } : wanted)) {
      const found = resolve(packages, path, name);
      if (found) needed.add(found);
    }
  }
  return needed;
}
