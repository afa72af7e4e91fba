import { readdirSync } from "node:fs";

/**
 * Packages that each package may import. `testing` lists additional packages that only tests may import
 * (CONTRIBUTING.md).
 */
const packages = {
  contract: [],
  fixtures: ["contract"],
  core: ["contract"],
  functions: ["contract", "core"],
  web: ["contract"],
  local: ["contract", "core", "functions"],
  e2e: ["contract", "fixtures"],
};

const isTest = "\\.(test|spec)\\.tsx?$|^packages/[^/]+/test/";
const testing = "^packages/(fixtures/src|local/src/testing)/";
/** Code that may use the builders of test data besides tests: the test stack and the seed. */
const mayBuild = `${isTest}|^packages/local/src/(testing|demo)|^packages/web/src/testing/`;

const packageRules = Object.entries(packages).map(([name, allowed]) => {
  const reachable = [name, ...allowed].join("|");
  return {
    name: `imports-of-${name}`,
    comment: `${name} may import ${allowed.join(", ") || "no other package"}; tests also fixtures and the test stack`,
    severity: "error",
    from: { path: `^packages/${name}/` },
    to: { path: "^packages/", pathNot: `^packages/(${reachable})/|${testing}` },
  };
});

/**
 * Third-party modules that a package may load. Packages not listed here are restricted only by their package.json,
 * which knip checks.
 */
const modules = {
  "contract/src/": ["zod", "date-fns", "@date-fns/tz"],
  "fixtures/src/": [],
  "core/src/": [
    "zod",
    "electrodb",
    "@aws-sdk/[^/]+",
    "@smithy/core",
    "stripe",
    "aws-jwt-verify",
    "@zxcvbn-ts/language-common",
    "date-fns",
    "@date-fns/tz",
  ],
  "functions/src/": ["zod", "@middy/core", "@aws-lambda-powertools/[^/]+", "@types/aws-lambda"],
};

const moduleRules = Object.entries(modules).map(([folder, allowed]) => ({
  name: `modules-of-${folder.split("/")[0]}`,
  comment: `${folder} may load ${allowed.join(", ") || "no third-party module"}`,
  severity: "error",
  from: { path: `^packages/${folder}`, pathNot: isTest },
  to: { path: "node_modules/", pathNot: allowed.map((name) => `node_modules/${name}/`) },
}));

/** Pattern of the only modules that may import the library of a vendor. */
const places = {
  "@aws-sdk/": "^packages/core/src/(db|mail|bus|media|secrets|payment)/",
  "@smithy/": "^packages/core/src/db/",
  stripe: "^packages/core/src/payment/",
  electrodb: "^packages/core/src/(db/|.*\\.entity\\.ts$)",
  "aws-jwt-verify": "^packages/core/src/auth/",
  "@zxcvbn-ts/": "^packages/(core/src/auth|functions/bundle)/",
  "@middy/": "^packages/functions/src/http/",
  zod: "^packages/(contract/src|web/src|core/src/(openapi/|config)|functions/src/http/)",
};

const placeRules = Object.entries(places).map(([module, place]) => ({
  name: `place-of-${module.replace(/[@/]/g, "")}`,
  comment: `${module} is known in ${place} only (the local stack drives its engine with the client itself)`,
  severity: "error",
  from: { path: "^packages/", pathNot: `${place}|${isTest}|^packages/local/src/` },
  to: { path: `node_modules/${module}` },
}));

const webFolders = readdirSync(new URL("packages/web/src/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const upperZones = ["app", "front", "features", "parts"];
const lowerZones = webFolders.filter((zone) => ![...upperZones, "testing"].includes(zone)).join("|");

/** Pattern of the modules that may validate and submit forms. */
const formModules = "-(dialog|form|forms|page)\\.tsx?$|/(sign-in-again\\.tsx|use-touch\\.ts|use-text-edit\\.ts)$";

const webRules = [
  {
    name: "web-lower-zones",
    comment: "ui, lib and texts stand below parts, features, app and front and know nothing of them",
    severity: "error",
    from: { path: `^packages/web/src/(${lowerZones})/` },
    to: { path: `^packages/web/src/(${upperZones.join("|")})/` },
  },
  {
    name: "web-feature-to-app",
    comment: "app and front put the features together, not the other way round",
    severity: "error",
    from: { path: "^packages/web/src/(features|parts)/" },
    to: { path: "^packages/web/src/(app|front)/" },
  },
  {
    name: "web-feature-to-feature",
    comment: "what two features need belongs in ui, lib, contract or parts",
    severity: "error",
    from: { path: "^packages/web/src/features/([^/]+)/" },
    to: { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/$1/" },
  },
  {
    name: "web-part-to-others",
    comment: "a part is what several features show (docs/adr/0036): it knows neither them nor another part",
    severity: "error",
    from: { path: "^packages/web/src/parts/([^/]+)/" },
    to: { path: "^packages/web/src/(features|parts)/", pathNot: "^packages/web/src/parts/$1/" },
  },
  {
    name: "web-without-its-tests",
    comment: "a screen on the real handlers is for tests only",
    severity: "error",
    from: { path: "^packages/web/src/", pathNot: `${isTest}|^packages/web/src/testing/` },
    to: { path: "^packages/web/src/testing/" },
  },
  {
    name: "web-feature-without-client",
    comment: "features read by apiQuery and write by useAction (docs/adr/0024): one key per press, one way to fail",
    severity: "error",
    from: { path: "^packages/web/src/(features|parts)/", pathNot: isTest },
    to: { path: "^packages/web/src/lib/api/(api|api-list|request)\\.ts$" },
  },
  {
    name: "values-settings-from-context",
    comment: "use cases get settings from their context; only modules that create a client without one read them",
    severity: "error",
    from: { path: "^packages/core/src/", pathNot: `${isTest}|^packages/core/src/(db|payment|secrets)/` },
    to: { path: "^packages/core/src/config\\.ts$" },
  },
  {
    // Rules that start with `values-` ignore type imports (scripts/boundaries.mjs).
    name: "values-without-routes",
    comment:
      "routes are types to the browser, and addresses: permissions, samples and German errors stay on the server",
    severity: "error",
    from: { path: "^packages/web/src/", pathNot: `${isTest}|^packages/web/src/testing/` },
    to: { path: "^packages/contract/src/.*(routes|grant|grants|protocol|errors)\\.ts$" },
  },
  {
    name: "values-schema-of-a-form",
    comment:
      "a schema brings zod: only the module of a form loads it; limits and choices are in files without zod (limits.ts, statuses.ts)",
    severity: "error",
    from: { path: "^packages/web/src/", pathNot: `${isTest}|${formModules}` },
    to: { path: "^packages/contract/src/.*/schema\\.ts$" },
  },
];

export default {
  forbidden: [
    ...packageRules,
    ...moduleRules,
    ...placeRules,
    ...webRules,
    {
      name: "production-without-test-code",
      comment: "only tests, the end-to-end tests, the test stack and the seed use builders and the test stack",
      severity: "error",
      from: { path: "^packages/", pathNot: `${mayBuild}|^packages/(e2e|fixtures)/` },
      to: { path: `${testing}|${isTest}` },
    },
    {
      name: "stacks-import-contract-only",
      comment: "functions and the web app are deployed by their path; tests compare with what the code does",
      severity: "error",
      from: { path: "^stacks/", pathNot: isTest },
      to: { path: "^packages/", pathNot: "^packages/contract/" },
    },
    {
      name: "pure-runs-everywhere",
      comment: "what a browser loads cannot use Node's modules",
      severity: "error",
      from: { path: "^packages/(contract|web)/src/", pathNot: isTest },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "zod-mini-only",
      comment: "zod's full build carries every language and a third more code (docs/adr/0002)",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "node_modules/zod/", pathNot: "node_modules/zod/(mini|v4/mini)/" },
    },
    {
      name: "packages-by-name",
      comment: "another package is imported by its name, never by a path across",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"], dependencyTypesNot: ["aliased"] },
    },
    {
      name: "no-circular",
      comment: "imports of types and dynamic imports included",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "scripts-on-top",
      comment: "scripts build, measure and try what the packages and stacks are; only tests ask them back",
      severity: "error",
      from: { path: "^(packages|stacks)/", pathNot: isTest },
      to: { path: "^scripts/" },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/[^/]+/dist/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".d.ts", ".json", ".css"],
      mainFields: ["module", "main", "types", "typings"],
    },
  },
};
