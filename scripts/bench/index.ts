import { fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import type { Report, Result } from "./report.ts";

// Each benchmark runs in its own process, because a process can use only one table.
const benchmarks = {
  bundles: { title: "Bundles: cold start and size (P1, P2)", load: async () => (await import("./bundles.ts")).bundles },
  warm: { title: "Warm calls (P3)", load: async () => (await import("./warm.ts")).warm },
  lists: { title: "Long lists (P5)", load: async () => (await import("./lists.ts")).listCost },
  community: {
    title: "Long lists of the community (P5)",
    load: async () => (await import("./community.ts")).communityLists,
  },
  accounts: {
    title: "Long lists of accounts (P5)",
    load: async () => (await import("./accounts.ts")).accountLists,
  },
  polling: { title: "The lead poll (P6)", load: async () => (await import("./polling.ts")).polling },
  "first-load": { title: "First load (P8)", load: async () => (await import("./first-load.ts")).firstLoad },
  paint: { title: "First paint (P9)", load: async () => (await import("./paint.ts")).paint },
  seats: { title: "Registrations at once (P12)", load: async () => (await import("./seats.ts")).seatStorms },
  "many-leads": { title: "5,000 leads (P13)", load: async () => (await import("./many-leads.ts")).manyLeads },
  month: { title: "A month of reminders, each once (D27)", load: async () => (await import("./month.ts")).month },
  cost: { title: "Cost on AWS (P11)", load: async () => (await import("./cost.ts")).cost },
  "start-up": { title: "Start and tests (P10)", load: async () => (await import("./start-up.ts")).startUp },
};
type Name = keyof typeof benchmarks;

const docs = join(import.meta.dirname, "../../docs");
const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;

/** Writes docs/benchmarks/<name>.md, and the lines of this benchmark in docs/benchmarks.md. */
function write(name: Name, { results, text }: Report): void {
  const today = new Date().toISOString().slice(0, 10);
  const run = `\`npm run bench -- ${name}\` on ${today}, ${machine}.`;
  writeFileSync(join(docs, "benchmarks", `${name}.md`), `# ${benchmarks[name].title}\n\n${run}\n\n${text.trimEnd()}\n`);
  const overview = join(docs, "benchmarks.md");
  writeFileSync(overview, withResults(readFileSync(overview, "utf8"), name, results));
}

const numberOf = (row: string): number => Number(/^\| P(\d+) /.exec(row)?.[1]);

/** Replaces the lines of a benchmark in the table. Lines of other benchmarks stay, including handwritten ones. */
function withResults(page: string, name: Name, results: readonly Result[]): string {
  const details = `[${name}](benchmarks/${name}.md)`;
  const lines = page.split("\n");
  const first = lines.findIndex((line) => /^\| P\d/.test(line));
  const known = lines.filter((line) => /^\| P\d/.test(line));
  const rows = results.map(({ id, what, figure, target, isMet }) => {
    return `| ${[id, what, figure, target, isMet ? "met" : "**missed**", details].join(" | ")} |`;
  });
  const table = [...known.filter((row) => !row.includes(details)), ...rows].sort((a, b) => numberOf(a) - numberOf(b));
  return lines.toSpliced(first, known.length, ...table).join("\n");
}

async function main(): Promise<void> {
  const [name, isChild] = process.argv.slice(2);
  if (name && name in benchmarks && isChild === "--here") {
    const run = await benchmarks[name as Name].load();
    const report = await run();
    write(name as Name, report);
    process.stdout.write(`\n# ${benchmarks[name as Name].title}\n\n${report.text}\n`);
    process.exit(0);
  }
  for (const one of name ? [name] : Object.keys(benchmarks)) {
    if (!(one in benchmarks)) throw new Error(`no benchmark ${one}; there are: ${Object.keys(benchmarks).join(", ")}`);
    const child = fork(import.meta.filename, [one, "--here"]);
    const code = await new Promise((resolve) => child.once("exit", resolve));
    if (code !== 0) process.exitCode = 1;
  }
}

await main();
