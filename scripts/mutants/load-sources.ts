import { afterAll, beforeEach, vi } from "vitest";
import { coverage, endPreparation } from "./prepared.ts";

// Of a run that is to load our sources anew this is the first file (`thread-pool.mjs`).
if (Reflect.get(globalThis, "mutantsForget")) vi.resetModules();
Reflect.set(globalThis, "mutantsForget", false);

const ran: string[] = [];
beforeEach(() => {
  const { currentTestId } = coverage();
  if (currentTestId) ran.push(currentTestId);
});

afterAll(() => {
  endPreparation(ran);
  // The next file in this thread is read without the mutant.
  coverage().activeMutant = undefined;
});
