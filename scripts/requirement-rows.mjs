import { readdirSync, readFileSync } from "node:fs";
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

const isTest = /\.(test|spec)\.tsx?$/;
const bracketed = /\[((?:[A-Z][A-Z0-9]*-\d+|D\d+|P\d+)[^[\]]*)\]/g;
const item = /^([A-Z][A-Z0-9]*)-(\d+)(?:-NS)?(?:\.\.(?:[A-Z][A-Z0-9]*-)?(\d+)(?:-NS)?)?$/;
/** Decisions (D16) and performance targets (P4) may stand beside the rows; they are not counted. */
const beside = /^[DP]\d+(\.\.[DP]?\d+)?$/;

function* idsIn(part, problem) {
  const [, area, first, last = first] = part.match(item) ?? [];
  if (!area) {
    if (!beside.test(part)) problem(`cannot be read: ${part}`);
    return;
  }
  if (Number(last) < Number(first)) problem(`runs backwards: ${part}`);
  for (let number = Number(first); number <= Number(last); number += 1) {
    yield `${area}-${String(number).padStart(first.length, "0")}`;
  }
}

const isComment = /^\s*(\/\/|\/?\*)/;
const isSkipped = /\b(it|test|describe)\.(skip|todo|fixme)\b/;

const testFiles = () =>
  readdirSync(join(root, "packages"), { recursive: true })
    .filter((path) => isTest.test(path) && !path.includes("node_modules"))
    .sort();

/** The ids in the titles of one test file; what cannot be read goes to `problem`. */
function idsOf(path, problem) {
  const lines = readFileSync(join(root, "packages", path), "utf8").split("\n");
  if (lines.some((line) => isSkipped.test(line))) problem("a skipped test");
  const titles = lines.filter((line) => !isComment.test(line)).join("\n");
  const parts = [...titles.matchAll(bracketed)].flatMap(([, list]) => list.split(","));
  return parts.flatMap((part) => [...idsIn(part.trim(), problem)]);
}

/**
 * Reads the ids in brackets, e.g. `[LEAD-07, LEAD-36..51]`, of every test file. Answers the covered ids and, as
 * `problems`, what names no row.
 */
export function coverage(rows) {
  const covered = new Set();
  const problems = [];
  for (const path of testFiles()) {
    const problem = (text) => problems.push(`packages/${path}: ${text}`);
    for (const id of idsOf(path, problem)) {
      if (rows.has(id)) covered.add(id);
      else problem(`unknown requirement ${id}`);
    }
  }
  return { covered, problems };
}
