import { expect, it } from "vitest";
import { runScenario } from "./run-scenario.ts";
import { briefScenarios } from "./scenarios.ts";

/** `npm run faults` runs more of them, for longer. */
it.each(briefScenarios)("loses, doubles and invents nothing: $name", { timeout: 180_000 }, async (scenario) => {
  const { problems, faults } = await runScenario(scenario, 1);
  expect(problems).toEqual([]);
  expect(faults).toBeGreaterThan(0);
});
