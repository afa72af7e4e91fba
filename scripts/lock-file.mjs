import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** Reads the packages of a lock file, by their path. The path `""` is the repository itself. */
export const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), "utf8")).packages;

/** Returns the path of the package that Node loads when the package at `path` imports a name. */
export function resolve(packages, path, name) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)[^/]+$/, "")) {
    const candidate = join(folder, "node_modules", name).replaceAll("\\", "/");
    if (packages[candidate]) return candidate;
    if (folder === "") return undefined;
  }
}

const isWorkspace = (path) => !path.includes("node_modules/");

export const workspacesIn = (packages) => Object.keys(packages).filter(isWorkspace);

/**
 * Returns the paths of all packages that the repository and its workspaces need, except those that only the given
 * workspaces need.
 */
export function neededWithout(workspaces, packages) {
  const needed = new Set(workspacesIn(packages).filter((path) => !workspaces.includes(path)));
  // The loop also visits paths that are added to the Set during the loop.
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
