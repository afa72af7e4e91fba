import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const lists = ["requirements-1-core.md", "requirements-2-growth.md"];
const row = /^\| ([A-Z0-9]+)-(\d+)(-NS)? \| (.*?) \|(?: [^|]* \|)?$/;

/**
 * Returns every numbered row of the requirement lists as a map from id to { area, isOpen, text }. Keys of rows that end
 * in `-NS` omit this suffix.
 */
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
/**
 * Pattern of ids of decisions (D16) and performance targets (P4). They may appear next to row ids in a title, but are
 * not counted.
 */
const uncounted = /^[DP]\d+(\.\.[DP]?\d+)?$/;
/** Maximum number of rows in a range of ids. One test can hardly check each row of a longer range. */
const longestRange = 4;

function* idsIn(part, problem) {
  const [, area, first, last = first] = part.match(item) ?? [];
  if (!area) {
    if (!uncounted.test(part)) problem(`cannot be read: ${part}`);
    return;
  }
  if (Number(last) < Number(first)) problem(`runs backwards: ${part}`);
  if (Number(last) - Number(first) >= longestRange) problem(`more than ${longestRange} rows in one range: ${part}`);
  for (let number = Number(first); number <= Number(last); number += 1) {
    yield `${area}-${String(number).padStart(first.length, "0")}`;
  }
}

/** Returns the ids in the brackets of a test title, e.g. `[LEAD-07, LEAD-36..39]`. Passes invalid ones to `problem`. */
function idsOf(title, problem) {
  const parts = [...title.matchAll(bracketed)].flatMap(([, list]) => list.split(","));
  return parts.flatMap((part) => [...idsIn(part.trim(), problem)]);
}

/**
 * Returns the requirement rows named in the titles of passed tests. A test is { file, title, state }. `problems` lists
 * unknown rows, and rows named by skipped tests.
 */
export function coverage(rows, tests) {
  const covered = new Set();
  const problems = new Set();
  for (const { file, title, state } of tests) {
    const problem = (text) => problems.add(`${file}: ${text}`);
    const ids = idsOf(title, problem);
    // A test may be skipped on machines that lack the network or an engine. It must not name rows, because nobody would
    // notice that they are not tested.
    if (state === "skipped" && ids.length > 0) problem(`skipped: ${title}`);
    for (const id of ids) {
      if (!rows.has(id)) problem(`unknown requirement ${id}`);
      else if (state === "passed") covered.add(id);
    }
  }
  return { covered, problems: [...problems] };
}

/**
 * Compares covered ids with the baseline `text`, which has one id per line. `lost` lists ids only in the baseline, and
 * `fresh` newly covered ids. `extended` contains both, because rows are removed from the baseline only by hand.
 */
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

/**
 * Returns the decision that contradicts a row, according to its reason. Undefined when the reason names no such
 * decision.
 */
export const decisionIn = (reason = "") => reason.match(contradiction)?.[1];

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
