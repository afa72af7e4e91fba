import { configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { clearStack, closeScreen } from "./screen.tsx";

// Do without `act`: React renders with its own scheduler, as in a browser, and each test waits for the text that it
// expects.
configure({
  eventWrapper: (work) => work(),
  asyncWrapper: (work) => work(),
  // Milliseconds after which queries such as `findByText` give up. The limit is generous, because machines are shared
  // and no test checks durations.
  asyncUtilTimeout: 20_000,
  getElementError: (message) =>
    new Error(`${message?.slice(0, 400)}\nShown: ${document.body.textContent?.slice(-1500)}`),
});

afterEach(async () => {
  // Close the screen before restoring the clock, because mounted components still read it.
  await closeScreen();
  vi.useRealTimers();
});

afterAll(clearStack);
