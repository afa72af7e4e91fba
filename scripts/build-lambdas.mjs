import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildOnce } from "./build-once.mjs";
import { root } from "./paths.mjs";

/** Files and folders of ours of which a Lambda is made. @internal */
export const lambdaSources = ["functions", "core", "contract"]
  .flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`])
  .concat(["packages/functions/bundle", "tsconfig.json", "package-lock.json"]);

export function buildLambdas(node) {
  // A deploy builds them too, and to build them costs more than the rest of its templates.
  buildOnce(join(root, "packages/functions/dist"), lambdaSources, () => {
    const { status } = spawnSync(node, ["packages/functions/bundle/build.ts"], { cwd: root, stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  });
}
