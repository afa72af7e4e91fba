import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildOnce } from "./build-once.mjs";
import { root } from "./paths.mjs";

/**
 * Source files and folders of the Lambdas.
 * @internal
 */
export const lambdaSources = ["functions", "core", "contract"]
  .flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`])
  .concat(["packages/functions/bundle", "tsconfig.json", "package-lock.json"]);

export function buildLambdas(node) {
  // A deploy calls this function too. Building takes longer than the rest of its synthesis, so an up-to-date build is
  // reused.
  buildOnce(join(root, "packages/functions/dist"), lambdaSources, () => {
    const { status } = spawnSync(node, ["packages/functions/bundle/build.ts"], { cwd: root, stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  });
}
