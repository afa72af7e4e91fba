import { afterEach, beforeEach, expect, vi } from "vitest";

/** Noise hides the next real warning, so a test that writes to the console fails. */
const methods = ["log", "info", "warn", "error", "debug"] as const;
let calls: string[] = [];

beforeEach(({ task }) => {
  // The report calls a test that fails as it is meant to passed; it shows nothing that is required.
  if (task.fails) Object.assign(task.meta, { fails: true });
  calls = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      calls.push(`console.${method}: ${parts.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  expect(calls, "calls of the console").toEqual([]);
});
