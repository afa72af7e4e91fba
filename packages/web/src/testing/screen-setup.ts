import { configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { leaveScreen } from "./screen.tsx";

// React renders by its own scheduler, as in a browser, and the network is a real one: `act` would only get in the way.
configure({
  eventWrapper: (work) => work(),
  asyncWrapper: (work) => work(),
  // A failing test must not hold the others up. The longest wait of a passing one is for the first code of a worker.
  asyncUtilTimeout: 5_000,
  getElementError: (message) =>
    new Error(`${message?.slice(0, 400)}\nShown: ${document.body.textContent?.slice(-1500)}`),
});

afterEach(async () => {
  // In the test's own time: what is on the screen still looks at the clock.
  await leaveScreen();
  vi.useRealTimers();
});
