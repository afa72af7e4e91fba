import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Checks the import rules of `.dependency-cruiser.mjs`. Called here and not by the tool's own command because
 * TypeScript 7 has no API that it could parse with, and its other parser, swc, is not told which files hold JSX.
 */
const swc = createRequire(import.meta.url)("@swc/core");
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });

const { cruise, format } = await import("dependency-cruiser");
const { default: extractOptions } = await import("dependency-cruiser/config-utl/extract-depcruise-config");
const { options, ...ruleSet } = await extractOptions("./.dependency-cruiser.mjs");
const folders = ["packages", "stacks"].filter((folder) => existsSync(folder));
const { output } = await cruise(folders, { ...options, ruleSet, validate: true });
const report = await format(output, { outputType: "err" });
process.stdout.write(`${report.output}\n`);
process.exitCode = report.exitCode;
