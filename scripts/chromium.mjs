import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macs = ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const folders = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];

const canRun = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium of this machine: `CHROMIUM_PATH`, else what stands on the PATH or in the usual places. */
function find() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return canRun(given) ? given : undefined;
  const onPath = [...(process.env.PATH ?? "").split(delimiter), ...folders].filter(Boolean);
  return [...onPath.flatMap((folder) => names.map((name) => join(folder, name))), ...macs].find(canRun);
}

/** What apt-get must be called with to be root, or nothing where that is not possible without asking. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0 ? ["sudo", "-n"] : undefined;
}

function aptInstall() {
  const prefix = asRoot();
  if (!prefix || spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return;
  process.stdout.write("Installing Chromium …\n");
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", ...args];
    return spawnSync(command, rest, { stdio: "ignore" }).status === 0;
  };
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium");
}

/** The path of a Chromium for the journeys; installs one where that is possible, else ends with what to do. */
export function chromium() {
  let path = find();
  if (!path && !process.env.CHROMIUM_PATH) {
    aptInstall();
    path = find();
  }
  if (path) return path;
  process.stderr.write(
    "Kein Chromium gefunden. Bitte installieren (apt-get install chromium) oder CHROMIUM_PATH setzen. / " +
      "No Chromium found: install it or set CHROMIUM_PATH.\n",
  );
  process.exit(1);
}
