import { expect, it } from "vitest";
import { runScenario } from "./run-scenario.ts";
import { briefScenarios } from "./scenarios.ts";

/** `npm run faults` runs more scenarios, for longer. */
it.each(briefScenarios)("loses, duplicates and invents no data: $name", { timeout: 180_000 }, async (scenario) => {
  const { problems, faults } = await runScenario(scenario, 1);
  expect(problems).toEqual([]);
  expect(faults).toBeGreaterThan(0);
});
