import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const lists = ["requirements-1-core.md", "requirements-2-growth.md"];
const row = /^\| ([A-Z0-9]+)-(\d+)(-NS)? \| (.*?) \|(?: [^|]* \|)?$/;

/** Every numbered row of the requirement lists: id → { area, isOpen, text }; `-NS` rows are keyed without the ending. */
export function requirementRows() {
  const rows = new Map();
  for (const list of lists) {
    for (const line of readFileSync(join(root, "docs/requirements", list), "utf8").split("\n")) {
      const [, area, number, open, text] = line.match(row) ?? [];
      if (area) rows.set(`${area}-${number}`, { area, isOpen: Boolean(open), text });
    }
  }
  return rows;
}

const bracketed = /\[((?:[A-Z][A-Z0-9]*-\d+|D\d+|P\d+)[^[\]]*)\]/g;
const item = /^([A-Z][A-Z0-9]*)-(\d+)(?:-NS)?(?:\.\.(?:[A-Z][A-Z0-9]*-)?(\d+)(?:-NS)?)?$/;
/** Decisions (D16) and performance targets (P4) may stand beside the rows; they are not counted. */
const beside = /^[DP]\d+(\.\.[DP]?\d+)?$/;
/** Of a longer range nobody can say that one test looks at each of its rows. */
const longestRange = 4;

function* idsIn(part, problem) {
  const [, area, first, last = first] = part.match(item) ?? [];
  if (!area) {
    if (!beside.test(part)) problem(`cannot be read: ${part}`);
    return;
  }
  if (Number(last) < Number(first)) problem(`runs backwards: ${part}`);
  if (Number(last) - Number(first) >= longestRange) problem(`more than ${longestRange} rows in one range: ${part}`);
  for (let number = Number(first); number <= Number(last); number += 1) {
    yield `${area}-${String(number).padStart(first.length, "0")}`;
  }
}

/** The ids in the brackets of one title, e.g. `[LEAD-07, LEAD-36..39]`; what cannot be read goes to `problem`. */
function idsOf(title, problem) {
  const parts = [...title.matchAll(bracketed)].flatMap(([, list]) => list.split(","));
  return parts.flatMap((part) => [...idsIn(part.trim(), problem)]);
}

/** Rows that tests ({ file, title, state }) passed; `problems`: unknown rows, and those of tests that were skipped. */
export function coverage(rows, tests) {
  const covered = new Set();
  const problems = new Set();
  for (const { file, title, state } of tests) {
    const problem = (text) => problems.add(`${file}: ${text}`);
    const ids = idsOf(title, problem);
    // One that only another machine can run (its network, its engine) may be left out, but then shows no row.
    if (state === "skipped" && ids.length > 0) problem(`skipped: ${title}`);
    for (const id of ids) {
      if (!rows.has(id)) problem(`unknown requirement ${id}`);
      else if (state === "passed") covered.add(id);
    }
  }
  return { covered, problems: [...problems] };
}

/** `lost` and `fresh` ids against `text` (one a line), and both together: a row leaves the list by hand only. */
export function baseline(text, covered) {
  const before = new Set(text.split("\n").filter(Boolean));
  const lost = [...before].filter((id) => !covered.has(id)).sort();
  const fresh = [...covered].filter((id) => !before.has(id)).sort();
  return {
    lost,
    fresh,
    extended: [...before, ...fresh]
      .sort()
      .map((id) => `${id}\n`)
      .join(""),
  };
}

const reasonRow = /^\| ([A-Z][A-Z0-9]*-\d+) \| (.+?) \|$/;

export function reasonsIn(text) {
  const found = text.split("\n").flatMap((line) => (reasonRow.test(line) ? [line.match(reasonRow)] : []));
  return new Map(found.map(([, id, reason]) => [id, reason]));
}

const contradiction = /^Contradicted by ([DO]\d+): /;

/** The decision because of which the product does something else than the row says; undefined for another reason. */
export const decisionIn = (reason = "") => reason.match(contradiction)?.[1];

/** Ids of the decisions in a text with a table of them. */
export const decisionsIn = (text) => new Set([...text.matchAll(/^\| ([DO]\d+) \|/gm)].map(([, id]) => id));

export function unexplained(rows, covered, reasons, decisions) {
  const missing = [...rows].filter(([id, { isOpen }]) => !isOpen && !covered.has(id) && !reasons.has(id));
  return [
    ...missing.map(([id]) => `shown by no test, and docs/requirements/reasons.md has no reason: ${id}`),
    ...[...reasons.keys()].filter((id) => !rows.has(id)).map((id) => `a reason for no row: ${id}`),
    ...[...reasons.keys()].filter((id) => covered.has(id)).map((id) => `a reason for a row that is shown: ${id}`),
    ...[...reasons.values()]
      .map(decisionIn)
      .filter((id) => id && !decisions.has(id))
      .map((id) => `contradicted by a decision that does not exist: ${id}`),
  ];
}
