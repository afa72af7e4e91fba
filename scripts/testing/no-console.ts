import { afterEach, beforeEach, expect, vi } from "vitest";

/** Console methods that a test must not call. Such a test fails, because noise would hide new warnings. */
const methods = ["log", "info", "warn", "error", "debug"] as const;
let calls: string[] = [];

beforeEach(({ task }) => {
  // Mark tests that are expected to fail. The report calls them passed, but they do not show that a requirement is met.
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
