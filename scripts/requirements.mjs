// npm run requirements [-- --area LEAD,TASK] [-- --missing] [-- --accept]: checks which rows of docs/requirements occur
// in titles of tests that passed in the last complete `npm test` and `npm run test:robustness`. Fails when a row of
// docs/requirements/covered.txt is no longer covered. --accept adds newly covered rows. Also fails when an uncovered row
// has no reason in docs/requirements/reasons.md. --missing prints the reasons. Rows that a decision contradicts count as
// decided. Rows that end in -NS are open points of the specification and need no test.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./paths.mjs";
import {
  baseline,
  coverage,
  decisionIn,
  decisionsIn,
  reasonsIn,
  requirementRows,
  unexplained,
} from "./requirement-rows.mjs";
import { testsOfRun } from "./test-report.mjs";

const options = {
  area: { type: "string", multiple: true },
  missing: { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
};
const { values } = parseArgs({ options });
const wanted = values.area?.flatMap((list) => list.split(",")).map((name) => name.trim().toUpperCase());
const say = (line = "") => process.stdout.write(`${line}\n`);

const tests = testsOfRun();
if (!tests) {
  process.stderr.write("no reports of a complete test run: run `npm test` and `npm run test:robustness` first\n");
  process.exit(1);
}
const rows = requirementRows();
const { covered, problems } = coverage(rows, tests);

const written = (name) => readFileSync(join(root, "docs/requirements", name), "utf8");
const reasons = reasonsIn(written("reasons.md"));
problems.push(...unexplained(rows, covered, reasons, decisionsIn(written("decisions.md"))));

const accepted = join(root, "docs/requirements/covered.txt");
const { lost, fresh, extended } = baseline(readFileSync(accepted, "utf8"), covered);
if (lost.length > 0)
  problems.push(`no longer shown by a test that passes (docs/requirements/covered.txt): ${ranges(lost)}`);
if (values.accept) writeFileSync(accepted, extended);

const areas = new Map();
for (const [id, row] of rows) {
  if (wanted && !wanted.includes(row.area)) continue;
  areas.set(row.area, [...(areas.get(row.area) ?? []), { id, ...row, isCovered: covered.has(id) }]);
}
const unknownAreas = wanted?.filter((name) => !areas.has(name)) ?? [];
problems.push(...unknownAreas.map((name) => `unknown area ${name}`));

function ranges(ids) {
  const found = [];
  for (const id of ids) {
    const [area, text] = id.split("-");
    const last = found.at(-1);
    if (last?.area === area && last.end === Number(text) - 1) Object.assign(last, { end: Number(text), endText: text });
    else found.push({ start: id, area, end: Number(text) });
  }
  return found.map(({ start, endText }) => (endText ? `${start}..${endText}` : start)).join(", ");
}

function sortOut(all) {
  const needed = all.filter((row) => !row.isOpen);
  const open = all.filter((row) => row.isOpen);
  const missing = needed.filter((row) => !row.isCovered);
  const contradicted = missing.filter((row) => decisionIn(reasons.get(row.id))).length;
  return { rows: needed.length, covered: needed.length - missing.length, contradicted, missing, open };
}

const cells = (...values) => values.map((value, index) => String(value)[index ? "padStart" : "padEnd"](9)).join("");
const sums = { rows: 0, covered: 0, contradicted: 0, missing: 0, open: 0, openCovered: 0 };
say(cells("area", "rows", "covered", "decided", "missing", "-NS", "covered"));
for (const [area, all] of areas) {
  const { rows: count, covered: done, contradicted, missing, open } = sortOut(all);
  const unshown = missing.length - contradicted;
  const openCovered = open.filter((row) => row.isCovered).length;
  const list = values.missing || missing.length === 0 ? "" : `  ${ranges(missing.map((row) => row.id))}`;
  say(cells(area, count, done, contradicted, unshown, open.length, openCovered) + list);
  if (values.missing)
    for (const row of missing) say(`  ${row.id}  ${row.text} – ${reasons.get(row.id) ?? "no reason"}`);
  sums.rows += count;
  sums.covered += done;
  sums.contradicted += contradicted;
  sums.missing += unshown;
  sums.open += open.length;
  sums.openCovered += openCovered;
}
say(cells("all", sums.rows, sums.covered, sums.contradicted, sums.missing, sums.open, sums.openCovered));
if (fresh.length > 0) {
  const hint = values.accept
    ? "added to docs/requirements/covered.txt"
    : "`npm run requirements -- --accept` keeps them";
  say(`${fresh.length} rows are newly shown (${hint}): ${ranges(fresh)}`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
