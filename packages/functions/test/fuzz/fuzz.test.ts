import { expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";

/** Number of calls. The test has a fixed seed; `npm run fuzz` uses random seeds and many more calls. */
const calls = 500;

it("every route fulfills its contract for any request", { timeout: 180_000 }, async () => {
  expect(await fuzz({ calls, seed: 1 })).toBeUndefined();
});
