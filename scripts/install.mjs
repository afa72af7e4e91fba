import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { neededWithout, packagesIn, workspacesIn } from "./lock-file.mjs";
import { root } from "./paths.mjs";

/** File that npm writes last. A folder without it comes from an interrupted installation. */
const installedList = "node_modules/.package-lock.json";
/**
 * Workspaces with the tools of the deploy and of mutation testing. They have most of the files, and `npm test` does not
 * need them.
 */
const leftOut = ["stacks", "stryker"];

function isComplete(withDev, isWhole) {
  if (!existsSync(join(root, installedList))) return false;
  const installed = packagesIn(installedList);
  const locked = packagesIn("package-lock.json");
  const needed = withDev && !isWhole ? neededWithout(leftOut, locked) : undefined;
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes("node_modules/") || wanted.link || wanted.optional || wanted.devOptional) return true;
    if (wanted.dev && !withDev) return true;
    if (needed && !needed.has(path)) return true;
    return installed[path]?.version === wanted.version;
  });
}

const has = (name) => existsSync(join(root, "node_modules", name, "package.json"));

/** True in `.ci/run`, which installs everything at once because its steps run at the same time. */
const installsEverything = process.env.INSTALL === "everything";

/** Returns npm arguments that install only the needed part without removing other packages. */
function partOf(withDev, isWhole) {
  if (isWhole || has("sst")) return [];
  if (!withDev && !has("vitest")) return ["--omit=dev"];
  const tested = workspacesIn(packagesIn("package-lock.json")).filter((path) => path !== "" && !leftOut.includes(path));
  return ["--include-workspace-root", ...tested.map((path) => `--workspace=${path}`)];
}

export function install({ withDev, withAllWorkspaces = false }) {
  const isWhole = withAllWorkspaces || installsEverything;
  if (isComplete(withDev, isWhole)) return;
  process.stdout.write("Installing packages …\n");
  // `npm ci` deletes installed packages, which another process may be using, e.g. `npm start` during `npm test`. So
  // complete an existing installation with `npm install`.
  const command = existsSync(join(root, installedList)) ? ["install", "--no-save"] : ["ci"];
  const args = [...command, "--loglevel=error", "--no-fund", "--no-audit", ...partOf(withDev, isWhole)];
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"], shell: npm !== "npm" });
  if (status === 0) return;
  process.stderr.write(`npm ${command[0]} failed; see its message above.\n`);
  process.exit(1);
}
