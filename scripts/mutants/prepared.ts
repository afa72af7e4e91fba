import { appendFileSync, globSync } from "node:fs";
import { join } from "node:path";

type Hits = Record<string, number>;
interface Coverage {
  currentTestId?: string | undefined;
  activeMutant?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}
export const coverage = (): Coverage => Reflect.get(globalThis, "__stryker__") ?? {};

const preparation = "prepared";
let loadedAt: number | undefined;

/**
 * Stryker takes what happens while a test runs for what this test covers, all else for constants: the sources of routes are
 * loaded with the stack, so that a change to a constant meets every test.
 */
export async function loadSources(): Promise<void> {
  const { MUTANTS_SOURCES = "" } = process.env;
  for (const path of globSync(MUTANTS_SOURCES.split(" "), { exclude: ["**/*.test.ts"] })) {
    await import(join(process.cwd(), path));
  }
  loadedAt = performance.now();
  const found = coverage();
  let currentTestId: string | undefined;
  Object.defineProperty(found, "currentTestId", {
    configurable: true,
    get: () => currentTestId ?? preparation,
    set: (id?: string) => {
      currentTestId = id;
    },
  });
}

export function endPreparation(tests: readonly string[]): void {
  const found = coverage();
  const [file] = tests[0]?.split("#") ?? [];
  if (loadedAt && !found.activeMutant) {
    appendFileSync("prepared.jsonl", `${JSON.stringify({ file, ms: performance.now() - loadedAt })}\n`);
  }
  const { perTest = {} } = found.mutantCoverage ?? {};
  const { [preparation]: prepared = {} } = perTest;
  delete perTest[preparation];
  for (const test of tests) {
    const own = perTest[test] ?? {};
    for (const [mutant, hits] of Object.entries(prepared)) own[mutant] = (own[mutant] ?? 0) + hits;
    perTest[test] = own;
  }
  Object.defineProperty(found, "currentTestId", { value: undefined, writable: true, configurable: true });
}
