import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { retry } from "./retry.ts";

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const policy = { attempts: 3, firstMs: 0, longestMs: 0 };

/** Fails the given number of times, with a different message each time. */
function failing(times: number) {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs <= times) throw new Error(`failure ${runs}`);
    return `run ${runs}`;
  };
  return { run, runs: () => runs };
}

it("repeats after a retryable error, up to the last attempt", async () => {
  const twice = failing(2);
  expect(await retry(policy, () => true, twice.run)).toBe("run 3");
  const always = failing(9);
  await expect(retry(policy, () => true, always.run)).rejects.toThrow("failure 3");
  expect(always.runs()).toBe(3);
});

it("throws a non-retryable error immediately", async () => {
  const { run, runs } = failing(9);
  const isFirst = (error: unknown) => error instanceof Error && error.message === "failure 1";
  await expect(retry(policy, isFirst, run)).rejects.toThrow("failure 2");
  expect(runs()).toBe(2);
});

it("pauses with full jitter: a random part of a limit that doubles up to the longest pause", async () => {
  const wait = vi.spyOn(timers, "setTimeout").mockResolvedValue(undefined);
  syncBuiltinESMExports();
  vi.spyOn(Math, "random").mockReturnValueOnce(1).mockReturnValueOnce(0.5).mockReturnValue(0.1);
  const always = failing(9);
  const run = retry({ attempts: 5, firstMs: 100, longestMs: 300 }, () => true, always.run);
  await expect(run).rejects.toThrow("failure 5");
  expect(wait.mock.calls).toEqual([[100], [100], [30], [30]]);
});
