import { existsSync } from "node:fs";
import { createRequire } from "node:module";

// Use the API of dependency-cruiser instead of its command. TypeScript 7 has no parser API, and the command does not
// tell swc, the parser used instead, which files contain JSX.
const swc = createRequire(import.meta.url)("@swc/core");
const parseFileSync = swc.parseFileSync;
let isOfValues = false;
swc.parseFileSync = (file, options) => {
  const module = parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });
  return isOfValues ? { ...module, body: module.body.filter((item) => !isOfTypes(item)) } : module;
};

const isOfTypes = ({ type, typeOnly, specifiers = [] }) =>
  type === "ImportDeclaration" && (typeOnly || (specifiers.length > 0 && specifiers.every((one) => one.isTypeOnly)));

const { cruise, format } = await import("dependency-cruiser");
const { default: extractOptions } = await import("dependency-cruiser/config-utl/extract-depcruise-config");
const { options, ...ruleSet } = await extractOptions("./.dependency-cruiser.mjs");

async function check(folders, rules) {
  const { output } = await cruise(folders, { ...options, ruleSet: { forbidden: rules }, validate: true });
  const report = await format(output, { outputType: "err" });
  process.stdout.write(`${report.output}\n`);
  process.exitCode ||= report.exitCode;
}

const folders = ["packages", "stacks", "scripts"].filter((folder) => existsSync(folder));
await check(
  folders,
  ruleSet.forbidden.filter(({ name }) => !name.startsWith("values-")),
);
// Check the rules about values without type imports, which load nothing at run time. The parser cannot distinguish both
// kinds, so they are removed before.
isOfValues = true;
await check(
  ["packages/web/src", "packages/core/src"],
  ruleSet.forbidden.filter(({ name }) => name.startsWith("values-")),
);
