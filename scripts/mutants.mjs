// npm run mutants [-- leads tasks 1/3]: changes the sources of each concept (contract, core) or of the chain (http), one
// small mutation at a time, and runs the tests that reach it. A mutant that no test notices survives; fewer than 80 %
// killed fail. What survived is printed; .cache/mutants/<concept>.html shows it in its place.
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { isLeftOut } from "./mutants/part.mjs";
import { concepts, sourcesOf, strays, testsOf } from "./mutants/places.mjs";
import { root } from "./paths.mjs";

const least = 80;

async function mutantsOf(concept) {
  const sources = sourcesOf(concept);
  process.env.MUTANTS_SOURCES = sources.join(" ");
  process.env.MUTANTS_DEATHS = join(root, `.cache/mutants/${concept}.jsonl`);
  process.env.MUTANTS_TESTS = testsOf(concept).join(" ");
  const stryker = new Stryker({
    mutate: [...sources, "!**/*.test.ts"],
    testRunner: "kept-threads",
    plugins: [join(root, "scripts/mutants/runner.mjs"), join(root, "scripts/mutants/survivors.mjs")],
    vitest: { configFile: "vitest.mutants.config.ts", related: false, pool: "forks" },
    coverageAnalysis: "perTest",
    concurrency: 1,
    // Beyond what all tests take that reach it, of which thirty run: a machine that is busy kills nothing.
    timeoutMS: 30_000,
    timeoutFactor: 1,
    dryRunTimeoutMinutes: 60,
    ignorePatterns: ["docs", "packages/web", "packages/e2e", "stacks", ".data", "test-results", "**/dist"],
    // It would rewrite one with TypeScript's parser, which version 7 does not offer: a name that no file has.
    tsconfigFile: "none.json",
    tempDirName: ".cache/mutants/sandbox",
    reporters: ["progress", "html", "survivors"],
    // That constants need all tests of the concept is known.
    warnings: { slow: false },
    htmlReporter: { fileName: `.cache/mutants/${concept}.html` },
    logLevel: "warn",
  });
  return stryker.runMutationTest();
}

function summary(concept, all) {
  const mutants = all.filter(({ id }) => !isLeftOut(id));
  const withStatus = (...names) => mutants.filter(({ status }) => names.includes(status)).length;
  const untried = withStatus("RuntimeError", "CompileError");
  if (untried > 0) process.stdout.write(`${untried} mutants of ${concept} could not be tried\n`);
  const endless = withStatus("Timeout");
  const killed = withStatus("Killed") + endless;
  const tried = killed + withStatus("Survived", "NoCoverage");
  return { concept, tried, killed, endless, score: (100 * killed) / Math.max(1, tried) };
}

const given = process.argv.slice(2);
const wanted = given.filter((name) => !name.includes("/"));
const unknown = wanted.filter((name) => !concepts.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`unknown: ${unknown.join(", ")}; there are ${concepts.join(", ")}\n`);
  process.exit(2);
}

const astray = strays();
if (astray.length > 0) {
  process.stderr.write(`scripts/mutants/places.mjs points nowhere:\n${astray.join("\n")}\n`);
  process.exit(2);
}

process.chdir(root);
const results = [];
for (const concept of wanted.length > 0 ? wanted : concepts) results.push(summary(concept, await mutantsOf(concept)));
process.stdout.write("\n| concept | mutants | killed | endless | score |\n| --- | --- | --- | --- | --- |\n");
for (const { concept, tried, killed, endless, score } of results) {
  process.stdout.write(`| ${concept} | ${tried} | ${killed} | ${endless} | ${score.toFixed(1)} % |\n`);
}
process.exitCode = results.some(({ tried, score }) => tried > 0 && score < least) ? 1 : 0;
