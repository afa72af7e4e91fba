import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { simulateMonth } from "./testing/month.ts";
import { startTestStack, type TestStack } from "./testing/stack.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ PLAN_LIMITS: "off" });
});
afterAll(() => stack.stop());
beforeEach(() => {
  const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => silence.mockRestore();
});

const course = fc.record({
  way: fc.constantFrom("once", "twice", "together", "killed"),
  call: fc.integer({ min: 1, max: 12 }),
  moment: fc.constantFrom("before", "after"),
} as const);

// This is a small month. `npm run bench -- month` simulates one with 10,000 leads and 50 events.
it("notifies of each follow-up and event exactly once when runs of a month overlap, repeat or fail [D27]", async () => {
  // The first and last days of March, and the 28th, on which daylight saving time begins.
  const wish = { people: 2, leads: 120, events: 6, days: [1, 27, 28, 31] };
  const courses = fc.array(course, { minLength: 3, maxLength: 12 });
  const property = fc.asyncProperty(courses, async (chosen) => {
    const { due, sent } = await simulateMonth(stack, { ...wish, courses: chosen });
    expect(due.length).toBeGreaterThan(120);
    expect(sent).toEqual(due);
  });
  await fc.assert(property, { numRuns: 2, endOnFailure: true });
});
