import { parseArgs } from "node:util";
import { fuzz } from "../packages/functions/test/fuzz/fuzz.ts";

// npm run fuzz -- --calls 5000 --seed 1: runs the fuzz test of `npm test` with more calls (docs/adr/0025).
const { values } = parseArgs({ options: { calls: { type: "string" }, seed: { type: "string" } } });
const calls = Number(values.calls ?? 100_000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const startedAt = performance.now();

function report(count: number, byStatus: ReadonlyMap<number, number>): void {
  const statuses = [...byStatus].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`${count} calls in ${seconds} s, seed ${seed} (${statuses.join(", ")})\n`);
}

const finding = await fuzz({
  calls,
  seed,
  onCall: (count, byStatus) => {
    if (count % 1000 === 0 || count === calls) report(count, byStatus);
  },
});
process.stdout.write(finding ? `${finding}\n` : "no contract violation found\n");
process.exitCode = finding ? 1 : 0;
