import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const isWindows = process.platform === "win32";
const machine = `${isWindows ? "win" : process.platform}-${process.arch}`;
/**
 * Name of the npm package that contains Node for this platform. The package for Apple processors has a different
 * scheme.
 */
const packageName = machine === "darwin-arm64" ? `node-bin-${machine}` : `node-${machine}`;

export function node24() {
  const own = join(root, "node_modules", packageName, isWindows ? "bin/node.exe" : "bin/node");
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  process.stderr.write(
    `Node 24 fehlt für ${machine}, und Node ${process.versions.node} ist zu alt. ` +
      "Bitte Node 24 installieren. / Please install Node 24.\n",
  );
  process.exit(1);
}
