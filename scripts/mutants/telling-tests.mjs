import { readFileSync, writeFileSync } from "node:fs";

/** So many of the tests that reach a mutant decide about it, and fewer dear ones: they take as long as usual ones. */
const most = 30;
const least = 5;

/** In Stryker's copy: after an endless loop another process goes on. */
const file = "telling-tests.json";

/**
 * The most different tests first: each adds most, for its time, that none before it reaches, and once all is reached it
 * begins again with those that are left. What reaches nothing while it runs looks at constants only, and is quick.
 */
export function rememberOrder({ tests, mutantCoverage }) {
  const timed = tests.map(({ id, timeSpentMs }) => ({
    id,
    ms: Math.max(1, timeSpentMs),
    reached: Object.keys(mutantCoverage?.perTest[id] ?? {}),
  }));
  const left = new Set(timed.filter(({ reached }) => reached.length > 0));
  const inOrder = [];
  let seen = new Set();
  while (left.size > 0) {
    const gains = [...left].map((test) => ({ test, gain: test.reached.filter((one) => !seen.has(one)).length }));
    const { test, gain } = gains.reduce((best, next) =>
      next.gain / next.test.ms > best.gain / best.test.ms ? next : best,
    );
    if (gain === 0) {
      seen = new Set();
      continue;
    }
    inOrder.push({ id: test.id, ms: test.ms });
    for (const mutant of test.reached) seen.add(mutant);
    left.delete(test);
  }
  const times = inOrder.map(({ ms }) => ms).sort((one, other) => one - other);
  const mostMs = most * (times[Math.floor(times.length / 2)] ?? 0);
  const ofConstants = timed.filter(({ reached }) => reached.length === 0).map(({ id }) => id);
  writeFileSync(file, JSON.stringify({ inOrder, mostMs, ofConstants }));
}

/** Of those that reach a mutant, or, for a constant, of all. */
export function tellingTests(reaching) {
  const { inOrder, mostMs, ofConstants } = JSON.parse(readFileSync(file, "utf8"));
  const told = reaching ? [] : ofConstants;
  const chosen = inOrder.filter(({ id }) => !reaching || reaching.includes(id)).slice(0, most);
  let ms = 0;
  for (const [index, test] of chosen.entries()) {
    ms += test.ms;
    if (index >= least && ms > mostMs) break;
    told.push(test.id);
  }
  return told;
}
