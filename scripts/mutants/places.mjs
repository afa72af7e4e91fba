// Which sources belong to a concept of `npm run mutants`, and which tests decide about them.
import { existsSync, globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.mjs";

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
    "functions/src/subscribers/mail-links",
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

export function sourcesOf(concept) {
  if (concept === "http") return ["packages/functions/src/http/**/*.ts"];
  if (concept === "shared") return places.map((place) => `${place}/!(${files.join("|")}).ts`);
  if (files.includes(concept)) return [`packages/contract/src/${concept}.ts`];
  return places.map((place) => `${place}/${concept}/**/*.ts`);
}

/** What tests use is no concept. */
const foldersOf = (place) =>
  readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== "testing" ? entry.name : [],
  );

export const concepts = [...new Set([...places.flatMap(foldersOf), ...files, "http", "shared"])].sort();

const hasRoutes = (concept) => existsSync(join(root, `packages/contract/src/${concept}/routes.ts`));
const standardTests = (concept) =>
  files.includes(concept)
    ? [`contract/src/${concept}`]
    : [`{contract,core,functions}/src/${concept}/**/*`, ...(hasRoutes(concept) ? ofAll : [])];
/** What goes with an account is tested at its deletion. */
const erasing = (concept) =>
  globSync(`packages/core/src/${concept}/**/erase-*.ts`, { cwd: root }).length > 0 ? ["functions/src/user/delete"] : [];
const namesOf = (concept) => [...(testedBy[concept] ?? standardTests(concept)), ...erasing(concept)];
export const testsOf = (concept) => namesOf(concept).map((path) => `packages/${path}.test.ts`);

/** Of `a/{b,c}` both. The packages at its begin go together: a concept has no tests of its own in each of them. */
function alternatives(path) {
  const [, before, list, after] = /^(.+?)\{([^{}]+)\}(.*)$/.exec(path) ?? [];
  return list ? list.split(",").flatMap((one) => alternatives(`${before}${one}${after}`)) : [path];
}

const find = (patterns) => globSync(patterns, { cwd: root, exclude: ["**/*.test.ts"] });
const hasTest = (path) => globSync(`packages/${path}.test.ts`, { cwd: root }).length > 0;

/** What points nowhere, as after a folder was moved: its mutants would survive, or nothing be tried at all. */
export function strays(known = testedBy) {
  const unknown = Object.keys(known).filter((concept) => !concepts.includes(concept));
  const untested = concepts.flatMap((concept) =>
    (known[concept] ?? namesOf(concept))
      .flatMap(alternatives)
      .flatMap((path) => (hasTest(path) ? [] : `${concept}: ${path}`)),
  );
  const empty = concepts.filter((concept) => find(sourcesOf(concept)).length === 0);
  return [
    ...unknown.map((concept) => `${concept}: no such concept`),
    ...[...new Set(untested)].map((one) => `${one}.test.ts finds no test`),
    ...empty.map((concept) => `${concept}: ${sourcesOf(concept).join(" ")} finds no source`),
  ];
}
