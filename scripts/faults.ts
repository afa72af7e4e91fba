import { parseArgs } from "node:util";
import { type Outcome, runScenario } from "../packages/local/test/faults/run-scenario.ts";
import { scenarios } from "../packages/local/test/faults/scenarios.ts";

// npm run faults -- --seed 7 --only mail: injects faults into database, mail and payment provider, and kills the stack.
// Compares the stored data with the answers that its clients received, and prints a table. Exits with 1 when data is
// missing, duplicated or unexpected.
const { values } = parseArgs({ options: { seed: { type: "string" }, only: { type: "string" } } });
const seed = Number(values.seed ?? 1);
const chosen = scenarios.filter(({ name }) => name.includes(values.only ?? ""));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function row({ name, calls, faults, statuses, problems }: Outcome): string {
  const count = (from: number, to: number): number =>
    [...statuses].reduce((sum, [status, times]) => (status >= from && status < to ? sum + times : sum), 0);
  const cells = [name, calls, faults, count(200, 300), count(400, 500), count(500, 600), count(0, 1), problems.length];
  return `| ${cells.join(" | ")} |`;
}

say("| Scenario | calls | faults | answered | refused | 5xx | no answer | problems |");
say("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
for (const scenario of chosen) {
  const outcome = await runScenario(scenario, seed);
  say(row(outcome));
  for (const problem of outcome.problems) process.stderr.write(`${scenario.name}: ${problem}\n`);
  if (outcome.problems.length > 0) process.exitCode = 1;
}
