import { expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";

/** Always the same calls; `npm run fuzz` makes others, and many more. */
const calls = 500;

it("every route keeps its promises, whatever it is sent", { timeout: 180_000 }, async () => {
  expect(await fuzz({ calls, seed: 1 })).toBeUndefined();
});
