import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** Written by npm last: a folder without it is from an installation that was broken off. */
const installedList = "node_modules/.package-lock.json";
const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), "utf8")).packages;

function isComplete(withDev) {
  if (!existsSync(join(root, installedList))) return false;
  const installed = packagesIn(installedList);
  return Object.entries(packagesIn("package-lock.json")).every(([path, wanted]) => {
    if (!path.includes("node_modules/") || wanted.link || wanted.optional || wanted.devOptional) return true;
    if (wanted.dev && !withDev) return true;
    return installed[path]?.version === wanted.version;
  });
}

const hasDevPackages = () => existsSync(join(root, "node_modules/vitest/package.json"));

export function install({ withDev }) {
  if (isComplete(withDev)) return;
  process.stdout.write("Installing packages …\n");
  const omit = withDev || hasDevPackages() ? [] : ["--omit=dev"];
  // `npm ci` deletes what is there, which may be running right now: `npm test` beside `npm start`. That is added to.
  const command = existsSync(join(root, installedList)) ? ["install", "--no-save"] : ["ci"];
  const args = [...command, "--loglevel=error", "--no-fund", "--no-audit", ...omit];
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"], shell: npm !== "npm" });
  if (status === 0) return;
  process.stderr.write(`npm ${command[0]} failed; see its message above.\n`);
  process.exit(1);
}
