import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

function asRoot() {
  if (process.getuid?.() === 0) return [];
  return succeeds("sudo", "-n", "true") ? ["sudo", "-n"] : undefined;
}

/**
 * Installs the first of the packages that is available. Runs in another process, so that other installations run at the
 * same time.
 */
export async function aptInstall(name, packages) {
  const prefix = asRoot();
  if (!prefix || !succeeds("apt-get", "--version")) return;
  process.stdout.write(`Installing ${name} …\n`);
  const apt = "DEBIAN_FRONTEND=noninteractive apt-get -qq";
  const installations = packages.map((wanted) => `${apt} install -y --no-install-recommends ${wanted}`);
  const [command, ...args] = [...prefix, "sh", "-c", `${apt} update; ${installations.join(" || ")}`];
  await once(spawn(command, args, { stdio: "ignore" }), "exit");
}
