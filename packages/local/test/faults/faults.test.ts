import { expect, it } from "vitest";
import { runScenario } from "./run-scenario.ts";
import { briefScenario } from "./scenarios.ts";

it("loses, duplicates and invents no data while everything fails now and then", { timeout: 180_000 }, async () => {
  const { problems, faults } = await runScenario(briefScenario, 1);
  expect(problems).toEqual([]);
  expect(faults).toBeGreaterThan(0);
});
