import { fork } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

// Every benchmark runs in a process of its own: the store is bound to one table per process.
const benchmarks = {
  bundles: { title: "Bundles: cold start and size (P1, P2)", load: async () => (await import("./bundles.ts")).bundles },
  warm: { title: "Warm calls (P3)", load: async () => (await import("./warm.ts")).warm },
  lists: { title: "Long lists (P5)", load: async () => (await import("./lists.ts")).listCost },
  community: {
    title: "Long lists of the community (P5)",
    load: async () => (await import("./community.ts")).communityLists,
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

const file = join(import.meta.dirname, "../../docs/benchmarks.md");
const head = `# Benchmarks

How fast, how large and how dear the product is, measured on the embedded stack: \`npm run bench\` for all,
\`npm run bench -- <name>\` for one. P1 to P13 are the targets, told where they are measured.
Each section says how it was measured. Machines differ and are noisy: read the ratios, which come from one run in turns.
P4 (round trips in series: one for the session, then the route's own) is no benchmark but a test: the tests named "round trips" count them.
`;

function write(name: Name, text: string): void {
  const { title } = benchmarks[name];
  let known = head;
  try {
    known = readFileSync(file, "utf8");
  } catch {}
  const [, ...parts] = known.split(/^## /m);
  const sections = new Map(parts.map((part) => [part.split("\n", 1)[0] ?? "", part]));
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.versions.node}`;
  sections.set(title, `${title}\n\n\`npm run bench -- ${name}\` on ${today}, ${machine}.\n\n${text}\n\n`);
  const titles = new Set([...Object.values(benchmarks).map((one) => one.title), ...sections.keys()]);
  const order = [...titles].flatMap((one) => sections.get(one) ?? []);
  writeFileSync(file, `${head}\n${order.map((section) => `## ${section.trimEnd()}\n`).join("\n")}`);
}

async function main(): Promise<void> {
  const [name, isChild] = process.argv.slice(2);
  if (name && name in benchmarks && isChild === "--here") {
    const run = await benchmarks[name as Name].load();
    const text = await run();
    write(name as Name, text);
    process.stdout.write(`\n## ${benchmarks[name as Name].title}\n\n${text}\n`);
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
