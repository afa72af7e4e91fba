import { spawnSync } from "node:child_process";

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

function asRoot() {
  if (process.getuid?.() === 0) return [];
  return succeeds("sudo", "-n", "true") ? ["sudo", "-n"] : undefined;
}

export function aptInstall(name, packages) {
  const prefix = asRoot();
  if (!prefix || !succeeds("apt-get", "--version")) return;
  process.stdout.write(`Installing ${name} …\n`);
  const [command, ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"];
  succeeds(command, ...rest, "update");
  packages.some((wanted) => succeeds(command, ...rest, "install", "-y", "--no-install-recommends", wanted));
}
