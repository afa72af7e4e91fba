// npm run test:robustness: tests concurrency, failures, large data, and all routes at once. `.ci/run` runs them next to
// `npm test`, which would take too long with them. The last line is "N passed, N failed".
import { robustnessReport } from "./test-report.mjs";
import { printCounts, runVitest } from "./vitest-run.mjs";
import { testWorkers } from "./workers.mjs";

const args = ["--project=robustness", `--maxWorkers=${testWorkers}`, ...process.argv.slice(2)];
printCounts(runVitest(args, { report: robustnessReport, isForTests: true }));
