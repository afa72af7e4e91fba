import { expect, it } from "vitest";
import { neededWithout, packagesIn } from "./lock-file.mjs";

it("omits packages that only one workspace needs, but not shared ones", () => {
  const packages = {
    "": { devDependencies: { runner: "1" } },
    "packages/shop": { dependencies: { client: "2" } },
    deploy: { devDependencies: { client: "1", tool: "1" } },
    "node_modules/client": { peerDependencies: { log: "1" } },
    "node_modules/log": {},
    "node_modules/runner": { optionalDependencies: { "of-windows": "1" }, devDependencies: { lint: "1" } },
    "node_modules/lint": {},
    "node_modules/tool": { dependencies: { log: "1", wire: "1" } },
    "node_modules/tool/node_modules/wire": { dependencies: { log: "1" } },
    "deploy/node_modules/client": {},
  };
  expect([...neededWithout(["deploy"], packages)].sort()).toEqual([
    "",
    "node_modules/client",
    "node_modules/log",
    "node_modules/runner",
    "packages/shop",
  ]);
});

it("does not include SST, CDK and Stryker in the packages of `npm test`", () => {
  const needed = neededWithout(["stacks", "stryker"], packagesIn("package-lock.json"));
  expect(needed).toContain("node_modules/vitest");
  expect([...needed].filter((path) => /node_modules\/(sst|aws-cdk-lib|@stryker-mutator\/core)$/.test(path))).toEqual(
    [],
  );
});
