import { expect, it } from "vitest";
import { retry } from "./retry.ts";

const patience = { attempts: 3, firstMs: 0, mostMs: 0 };

/** Fails as often as told, each time with another message. */
function failing(times: number) {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs <= times) throw new Error(`failure ${runs}`);
    return `run ${runs}`;
  };
  return { run, runs: () => runs };
}

it("runs again after what will pass, up to the last attempt", async () => {
  const twice = failing(2);
  expect(await retry(patience, () => true, twice.run)).toBe("run 3");
  const always = failing(9);
  await expect(retry(patience, () => true, always.run)).rejects.toThrow("failure 3");
  expect(always.runs()).toBe(3);
});

it("gives up at once on what will not pass", async () => {
  const { run, runs } = failing(9);
  const isFirst = (error: unknown) => error instanceof Error && error.message === "failure 1";
  await expect(retry(patience, isFirst, run)).rejects.toThrow("failure 2");
  expect(runs()).toBe(2);
});
