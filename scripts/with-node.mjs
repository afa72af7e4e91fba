// node scripts/with-node.mjs vitest run: runs a command with the Node version and the installed tools of the project.
// With --tests as the first argument, installs only the packages that tests need.
import { delimiter, dirname, join } from "node:path";
import { endTogether, runChild } from "./child-process.mjs";
import { install } from "./install.mjs";
import { node24 } from "./node24.mjs";
import { root } from "./paths.mjs";

const isForTests = process.argv[2] === "--tests";
const [command, ...args] = process.argv.slice(isForTests ? 3 : 2);
if (!command) {
  process.stderr.write("node scripts/with-node.mjs [--tests] <command> [arguments]\n");
  process.exit(2);
}
install({ withDev: true, withAllWorkspaces: !isForTests });
const PATH = [dirname(node24()), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
endTogether([runChild(command, args, { env: { PATH }, stdin: "inherit" })]);
