// npm run requirements [-- --area LEAD,TASK] [-- --missing]: which rows of docs/requirements a test names in its title.
// Rows ending in -NS are open points of the specification: they may be covered but need not be.
import { parseArgs } from "node:util";
import { coverage, requirementRows } from "./requirement-rows.mjs";

const options = { area: { type: "string", multiple: true }, missing: { type: "boolean", default: false } };
const { values } = parseArgs({ options });
const wanted = values.area?.flatMap((list) => list.split(",")).map((name) => name.trim().toUpperCase());

const rows = requirementRows();
const { covered, problems } = coverage(rows);
const say = (line = "") => process.stdout.write(`${line}\n`);

const areas = new Map();
for (const [id, row] of rows) {
  if (wanted && !wanted.includes(row.area)) continue;
  areas.set(row.area, [...(areas.get(row.area) ?? []), { id, ...row, isCovered: covered.has(id) }]);
}
const unknownAreas = wanted?.filter((name) => !areas.has(name)) ?? [];
problems.push(...unknownAreas.map((name) => `unknown area ${name}`));

/** `LEAD-07, LEAD-09..12` from sorted ids of one area. */
function ranges(ids) {
  const found = [];
  for (const id of ids) {
    const number = Number(id.split("-")[1]);
    const last = found.at(-1);
    if (last && last.end === number - 1) Object.assign(last, { end: number, endText: id.split("-")[1] });
    else found.push({ start: id, end: number });
  }
  return found.map(({ start, endText }) => (endText ? `${start}..${endText}` : start)).join(", ");
}

function sortOut(all) {
  const needed = all.filter((row) => !row.isOpen);
  const open = all.filter((row) => row.isOpen);
  const missing = needed.filter((row) => !row.isCovered);
  return { rows: needed.length, covered: needed.length - missing.length, missing, open };
}

const cells = (...values) => values.map((value, index) => String(value)[index ? "padStart" : "padEnd"](9)).join("");
const sums = { rows: 0, covered: 0, missing: 0, open: 0, openCovered: 0 };
say(cells("area", "rows", "covered", "missing", "-NS", "covered"));
for (const [area, all] of areas) {
  const { rows: count, covered: done, missing, open } = sortOut(all);
  const openCovered = open.filter((row) => row.isCovered).length;
  const list = values.missing || missing.length === 0 ? "" : `  ${ranges(missing.map((row) => row.id))}`;
  say(cells(area, count, done, missing.length, open.length, openCovered) + list);
  if (values.missing) for (const row of missing) say(`  ${row.id}  ${row.text}`);
  sums.rows += count;
  sums.covered += done;
  sums.missing += missing.length;
  sums.open += open.length;
  sums.openCovered += openCovered;
}
say(cells("all", sums.rows, sums.covered, sums.missing, sums.open, sums.openCovered));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
