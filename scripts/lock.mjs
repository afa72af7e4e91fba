// npm run lock, after npm install: completes package-lock.json for every platform. With --check it only reports
// problems. npm omits optional packages of other platforms that the registry in use lacks. `npm ci` would then reject
// the lock file on every platform.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resolve } from "./lock-file.mjs";
import { root } from "./paths.mjs";

const file = join(root, "package-lock.json");
const systems = { android: "android", darwin: "darwin", freebsd: "freebsd", linux: "linux" };
Object.assign(systems, { openharmony: "openharmony", win: "win32", win32: "win32" });
const processors = ["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const libraries = { gnu: "glibc", musl: "musl" };

/** Derives the platform from a package name: `@swc/core-win32-x64-msvc` → win32, x64. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.find((word) => processors.includes(word));
  const libc = os === "linux" ? words.map((word) => libraries[word]).find(Boolean) : undefined;
  if (!cpu || !(os || cpu === "wasm32")) throw new Error(`${name}: no platform can be read from its name`);
  return { cpu: [cpu], libc: libc && [libc], os: os && [os] };
}

const isExact = (version) => /^\d+\.\d+\.\d+(-|$)/.test(version);

const wishesIn = (packages) =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version })),
  );

function missingIn(packages) {
  const missing = wishesIn(packages).filter(({ path, name, version }) => {
    const found = packages[resolve(packages, path, name)];
    return !found || (isExact(version) && found.version !== version);
  });
  return missing.map(({ path, name, version }) => {
    if (!isExact(version)) throw new Error(`${name}: ${version} of ${path} is no exact version`);
    const place = packages[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`;
    const { cpu, libc, os } = platformOf(name);
    // Keep the key order of npm, so that the next installation does not change the file.
    return [place, { version, cpu, dev: packages[path].dev, libc, optional: true, os }];
  });
}

/**
 * Returns whether the package has a fixed download address. Without one, npm uses the registry that each machine
 * configures.
 */
const hasAddress = ({ resolved }) => /^\w+:/.test(resolved ?? "");

const lock = JSON.parse(readFileSync(file, "utf8"));
const missing = missingIn(lock.packages);
const addressed = Object.keys(lock.packages).filter((path) => hasAddress(lock.packages[path]));
if (process.argv.includes("--check")) {
  for (const [path] of missing) process.stderr.write(`package-lock.json lacks ${path}: npm run lock\n`);
  for (const path of addressed) process.stderr.write(`package-lock.json has an address for ${path}: npm run lock\n`);
  process.exitCode = missing.length + addressed.length > 0 ? 1 : 0;
} else {
  for (const path of addressed) delete lock.packages[path].resolved;
  const entries = [...Object.entries(lock.packages), ...missing];
  lock.packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, "en")));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`package-lock.json: ${missing.length} packages of other platforms added\n`);
}
