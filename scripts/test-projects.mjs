// node scripts/test-projects.mjs <arguments of vitest>: runs tests of `.ci/run` that are part of neither `npm test` nor
// test:engines. The last line is "N passed, N failed".
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printCounts, runVitest } from "./vitest-run.mjs";

const folder = mkdtempSync(join(tmpdir(), "tests-"));
printCounts(runVitest(process.argv.slice(2), { report: join(folder, "report.json") }));
rmSync(folder, { recursive: true });
