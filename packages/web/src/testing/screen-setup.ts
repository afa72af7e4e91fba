import { configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { leaveScreen } from "./screen.tsx";

// React renders with its own scheduler, as in a browser, and answers come from a real server, so `act` is not needed.
configure({
  eventWrapper: (work) => work(),
  asyncWrapper: (work) => work(),
  // A failing test must end soon. The longest wait of a passing test is for the first load of code in a worker.
  asyncUtilTimeout: 5_000,
  getElementError: (message) =>
    new Error(`${message?.slice(0, 400)}\nShown: ${document.body.textContent?.slice(-1500)}`),
});

afterEach(async () => {
  // Leave the screen before the clock is restored, because what is mounted still reads it.
  await leaveScreen();
  vi.useRealTimers();
});
