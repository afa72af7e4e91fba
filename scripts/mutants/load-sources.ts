import { globSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, vi } from "vitest";

interface Stryker {
  currentTestId?: string | undefined;
  activeMutant?: string | undefined;
}
let isLoaded = false;
const stryker = (): Stryker => (globalThis as { __stryker__?: Stryker }).__stryker__ ?? {};

// Of a run that is to load our sources anew this is the first file (`thread-pool.mjs`).
if (Reflect.get(globalThis, "mutantsForget")) vi.resetModules();
Reflect.set(globalThis, "mutantsForget", false);

/**
 * `npm run mutants` takes what happens while a test runs for what this test covers. The stack loads a route's sources at
 * its first call: they are loaded before, outside of any test, so that a change to a constant meets every test.
 */
beforeEach(async () => {
  const { MUTANTS_SOURCES = "" } = process.env;
  if (isLoaded || !Reflect.get(globalThis, "mutantsThread")) return;
  isLoaded = true;
  const { currentTestId } = stryker();
  stryker().currentTestId = undefined;
  for (const path of globSync(MUTANTS_SOURCES.split(" "), { exclude: ["**/*.test.ts"] })) {
    await import(join(process.cwd(), path));
  }
  stryker().currentTestId = currentTestId;
});

// The next file in this thread is read without the mutant.
afterAll(() => {
  stryker().activeMutant = undefined;
});
