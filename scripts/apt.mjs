import { spawnSync } from "node:child_process";

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

/** What apt-get must be called with to be root, or nothing where that is not possible without asking. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return succeeds("sudo", "-n", "true") ? ["sudo", "-n"] : undefined;
}

/** Installs the first of the packages that this release of Debian has. Does nothing where that would need a question. */
export function aptInstall(name, packages) {
  const prefix = asRoot();
  if (!prefix || !succeeds("apt-get", "--version")) return;
  process.stdout.write(`Installing ${name} …\n`);
  const [command, ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"];
  succeeds(command, ...rest, "update");
  packages.some((wanted) => succeeds(command, ...rest, "install", "-y", "--no-install-recommends", wanted));
}
