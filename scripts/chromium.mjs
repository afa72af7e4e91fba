import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";

/** Names of Chromium, in order of preference. Browser tests take a quarter less time in the headless shell. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
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

function find() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return canRun(given) ? given : undefined;
  const onPath = [...(process.env.PATH ?? "").split(delimiter), ...folders].filter(Boolean);
  return [...onPath.flatMap((folder) => names.map((name) => join(folder, name))), ...macs].find(canRun);
}

export async function chromium() {
  let path = find();
  if (!path && !process.env.CHROMIUM_PATH) {
    await aptInstall("Chromium", ["chromium-headless-shell", "chromium"]);
    path = find();
  }
  if (path) return path;
  process.stderr.write(
    "Kein Chromium gefunden. Bitte installieren (apt-get install chromium) oder CHROMIUM_PATH setzen. / " +
      "No Chromium found: install it or set CHROMIUM_PATH.\n",
  );
  process.exit(1);
}
