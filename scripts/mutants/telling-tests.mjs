import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/** So many of the tests that reach a mutant decide about it, in the time that as many usual ones take. */
const most = 30;
/** Or in this time: where most tests are pure, one that calls a route is no longer usual. */
const leastMs = 3000;
/** One of them takes no more than this part of the time: hundreds of people at once are for what nothing else reaches. */
const dearest = 6;
const namesakeWeight = 10;
/** Mutants are numbered as they stand in the sources: what surrounds one. */
const nearby = 25;
/** What a test takes that calls nothing but functions: all of them look at each constant. */
const quickMs = 5;

/** In Stryker's copy: after an endless loop another process goes on. */
const file = "telling-tests.json";

let known;

const fileOf = ({ id }) => id.split("#")[0];
const sum = (tests) => tests.reduce((ms, test) => ms + test.ms, 0);

/** What was prepared for the tests of each file (`prepared.ts`), in ms. */
function preparations(tests) {
  const lines = existsSync("prepared.jsonl") ? readFileSync("prepared.jsonl", "utf8").trim().split("\n") : [];
  const whole = lines.map((line) => JSON.parse(line));
  return new Map(whole.map(({ file, ms }) => [file, ms - sum(tests.filter((test) => fileOf(test) === file))]));
}

export function remember({ tests, mutantCoverage }) {
  const timed = tests.map(({ id, timeSpentMs }) => ({
    id,
    ms: Math.max(1, timeSpentMs),
    reached: Object.keys(mutantCoverage?.perTest[id] ?? {}).map(Number),
  }));
  const prepared = preparations(timed);
  const withPreparation = (test) => test.ms + Math.max(0, prepared.get(fileOf(test)) ?? 0);
  writeFileSync(file, JSON.stringify(timed.map((test) => ({ ...test, msInAll: withPreparation(test) }))));
}

const usual = (tests) =>
  tests.map(({ msInAll }) => msInAll).sort((one, other) => one - other)[Math.floor(tests.length / 2)] ?? 0;

/**
 * The most different tests of those that reach a mutant or, for a constant, of all: each reaches most, for its time, of what
 * stands around the mutant and none before it reached. Those of the changed file weigh more.
 */
export function tellingTests({ id, fileName }, reaching) {
  const mutant = Number(id);
  const namesake = `/${basename(fileName, ".ts")}.test.ts#`;
  known ??= JSON.parse(readFileSync(file, "utf8"));
  const tests = known;
  const ofConstants = reaching ? [] : tests.filter(({ reached, ms }) => reached.length === 0 || ms <= quickMs);
  const running = tests.filter((test) => test.reached.length > 0 && !ofConstants.includes(test));
  const mostMs = Math.max(leastMs, most * usual(running));
  const around = ({ reached }) => reached.filter((one) => Math.abs(one - mutant) <= nearby);
  let left = running
    .filter(({ id }) => !reaching || reaching.includes(id))
    .map((test) => ({ ...test, around: around(test) }));
  const chosen = [];
  let seen = new Set();
  while (left.length > 0 && chosen.length < most) {
    const weightOf = (test) => (test.id.includes(namesake) ? namesakeWeight : 1);
    const gainOf = (test) => (weightOf(test) * test.around.filter((one) => !seen.has(one)).length) / test.msInAll;
    const next = left.reduce((best, test) => (gainOf(test) > gainOf(best) ? test : best));
    if (gainOf(next) === 0 && seen.size > 0) {
      seen = new Set();
      continue;
    }
    left = left.filter((test) => test !== next);
    for (const one of next.around) seen.add(one);
    // A dear one decides where there is no other.
    const isDear = next.ms > mostMs / dearest || sum(chosen) + next.ms > mostMs;
    if (chosen.length === 0 || !isDear) chosen.push(next);
  }
  return [...ofConstants, ...chosen].map(({ id }) => id);
}
