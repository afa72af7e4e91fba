// npm run mutants [-- leads tasks 1/3]: changes the sources of each concept (contract, core) or of the chain (http), one
// small mutation at a time, and runs the tests that reach it. A mutant that no test notices survives; fewer than 80 %
// killed fail. What survived is printed; .cache/mutants/<concept>.html shows it in its place.
import { existsSync, globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { isLeftOut } from "./mutants/part.mjs";
import { root } from "./paths.mjs";

const least = 80;
const foldersOf = (place) =>
  readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const places = ["packages/contract/src", "packages/core/src"];
/** What is tested of every concept at once: the sentences of its refusals, the description and samples of its routes. */
const ofAll = ["functions/src/{http/errors,openapi/*}"];
/** Where a concept's tests stand, if not (only) in folders of its name: plumbing is tested through who uses it. */
const testedBy = {
  shared: [
    "{contract,core}/src/*",
    "core/src/bus/*",
    "functions/src/{log-line,auth/login,auth/session}",
    "functions/src/subscribers/*",
    ...ofAll,
  ],
  http: [
    "functions/src/{http/*,log-line,repetitions}",
    "functions/src/auth/{register-business,session}",
    "local/src/gateway/admin-route",
  ],
  db: ["core/src/db/*", "functions/src/tasks/*", "functions/src/leads/round-trips"],
  idempotency: ["core/src/idempotency/*", "functions/src/repetitions", "functions/src/subscribers/mail-follow-ups"],
  keys: ["functions/src/auth/session"],
  auth: [
    "{contract,core,functions}/src/auth/**/*",
    "functions/src/profile/change-email",
    "local/src/gateway/admin-route",
    ...ofAll,
  ],
  leads: ["{contract,core,functions}/src/leads/**/*", "functions/src/{schedules,subscribers}/*", ...ofAll],
  "live-trainings": [
    "{contract,core,functions}/src/live-trainings/**/*",
    "functions/src/subscribers/mail-live-trainings",
    ...ofAll,
  ],
  mail: ["core/src/mail/**/*", "functions/src/subscribers/mail-follow-ups", "functions/src/support/*"],
  community: ["{contract,core,functions}/src/community/**/*", "local/src/scheduling/scheduler-new-posts", ...ofAll],
  "collaboration-requests": [
    "{contract,core,functions}/src/collaboration-requests/**/*",
    "functions/src/community/round-trips",
    "functions/src/subscribers/{every-subscriber,mail-collaborations}",
    ...ofAll,
  ],
  network: ["{contract,core,functions}/src/network/**/*", "functions/src/community/round-trips", ...ofAll],
  notifications: [
    "{contract,core,functions}/src/notifications/**/*",
    "functions/src/subscribers/{every-subscriber,reminders}",
    ...ofAll,
  ],
  payment: ["core/src/payment/*", "functions/src/billing/*", "local/src/payment/*"],
  unsubscribe: ["{contract,core,functions}/src/unsubscribe/**/*", "core/src/mail/send-mail", ...ofAll],
  user: [
    "{contract,core,functions}/src/user/**/*",
    "functions/src/auth/register",
    "functions/src/profile/update",
    "functions/src/subscribers/note-bounces",
  ],
};

const files = ["csv", "dates"];

function sourcesOf(concept) {
  if (concept === "http") return ["packages/functions/src/http/**/*.ts"];
  if (concept === "shared") return places.map((place) => `${place}/!(${files.join("|")}).ts`);
  if (files.includes(concept)) return [`packages/contract/src/${concept}.ts`];
  return places.map((place) => `${place}/${concept}/**/*.ts`);
}

const hasRoutes = (concept) => existsSync(join(root, `packages/contract/src/${concept}/routes.ts`));
const standardTests = (concept) =>
  files.includes(concept)
    ? [`contract/src/${concept}`]
    : [`{contract,core,functions}/src/${concept}/**/*`, ...(hasRoutes(concept) ? ofAll : [])];
/** What goes with an account is tested at its deletion. */
const erasing = (concept) =>
  globSync(`packages/core/src/${concept}/**/erase-*.ts`, { cwd: root }).length > 0 ? ["functions/src/user/delete"] : [];
const testsOf = (concept) =>
  [...(testedBy[concept] ?? standardTests(concept)), ...erasing(concept)].map((path) => `packages/${path}.test.ts`);

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

const every = [...new Set([...places.flatMap(foldersOf), ...files, "http", "shared"])].sort();
const given = process.argv.slice(2);
const wanted = given.filter((name) => !name.includes("/"));
const unknown = wanted.filter((name) => !every.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`unknown: ${unknown.join(", ")}; there are ${every.join(", ")}\n`);
  process.exit(2);
}

process.chdir(root);
const results = [];
for (const concept of wanted.length > 0 ? wanted : every) results.push(summary(concept, await mutantsOf(concept)));
process.stdout.write("\n| concept | mutants | killed | endless | score |\n| --- | --- | --- | --- | --- |\n");
for (const { concept, tried, killed, endless, score } of results) {
  process.stdout.write(`| ${concept} | ${tried} | ${killed} | ${endless} | ${score.toFixed(1)} % |\n`);
}
process.exitCode = results.some(({ score }) => score < least) ? 1 : 0;
