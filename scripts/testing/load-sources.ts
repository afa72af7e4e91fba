import { globSync } from "node:fs";
import { join } from "node:path";
import { beforeEach } from "vitest";

interface Stryker {
  currentTestId?: string | undefined;
}
let isLoaded = false;

/**
 * `npm run mutants` takes what happens while a test runs for what this test covers. The stack loads a route's sources at
 * its first call: they are loaded before, outside of any test, so that a change to a constant meets every test.
 */
beforeEach(async () => {
  const { TABLE_NAME, MUTANTS_SOURCES = "" } = process.env;
  if (isLoaded || !TABLE_NAME) return;
  isLoaded = true;
  const { __stryker__: stryker = {} } = globalThis as { __stryker__?: Stryker };
  const { currentTestId } = stryker;
  stryker.currentTestId = undefined;
  for (const path of globSync(MUTANTS_SOURCES.split(" "), { exclude: ["**/*.test.ts"] })) {
    await import(join(process.cwd(), path));
  }
  stryker.currentTestId = currentTestId;
});
