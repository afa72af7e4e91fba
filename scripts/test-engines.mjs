// npm run test:engines: what npm test runs on dynoxide, once more on Amazon's own DynamoDB Local, which forgives other
// mistakes. The last line is "N passed, N failed".
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { aptInstall } from "./apt.mjs";
import { install } from "./install.mjs";
import { root } from "./paths.mjs";
import { vitestCounts } from "./test-report.mjs";

const report = join(root, ".cache/reports/engines.json");
/**
 * No other database can change what these test: rules, descriptions, our own engine's files, who reaches the tools and
 * with what. `new-account.ts` makes the accounts of nearly all other tests.
 */
const pure = [
  "packages/contract/**",
  "packages/fixtures/**",
  "packages/functions/src/auth/weak-passwords.test.ts",
  "packages/functions/src/openapi/**",
  "packages/functions/test/fuzz/schemas.test.ts",
  "packages/local/src/demo/new-account.test.ts",
  "packages/local/src/durability.test.ts",
  "packages/local/src/tool-guard.test.ts",
  "packages/local/src/tool-input.test.ts",
  "scripts/**",
];
/** The Java that DynamoDB Local is built for, and packages that bring it: newer releases of Debian lack the first. */
const leastJava = 17;
const javaPackages = ["openjdk-17-jre-headless", "default-jre-headless"];

function hasJava() {
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1]) >= leastJava;
}

install({ withDev: true });
if (!hasJava()) await aptInstall("Java", javaPackages);
if (!hasJava()) {
  process.stderr.write(
    `Kein Java ab ${leastJava} gefunden. Bitte installieren (apt-get install ${javaPackages[0]}). / ` +
      `No Java ${leastJava} or newer found: install it.\n`,
  );
  process.exit(1);
}

rmSync(report, { force: true });
const { DYNAMODB_ENDPOINT: _other, DYNAMODB_ACCESS_KEY_ID: _key, ...inherited } = process.env;
const vitest = ["vitest", "run", "--project=node", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
const left = pure.map((path) => `--exclude=${path}`);
const { status } = spawnSync(
  process.execPath,
  [join(root, "scripts/with-node.mjs"), ...vitest, ...left, ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit", env: { ...inherited, DYNAMODB_ENGINE: "dynamodb-local" } },
);
const { passed, failed } = vitestCounts(report, status ?? 1);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
