import { parentPort } from "node:worker_threads";
import { init, runBaseTests, setupEnvironment } from "vitest/worker";

// Before vitest hears of the run; read by `load-sources.ts`.
parentPort.on("message", ({ type, how }) => {
  if (type === "run") globalThis.mutantsForget = how === "reset";
});

// As vitest's own thread, but told to stop it hears on, and serves the next run with all that it has loaded.
init({
  post: (response) => parentPort.postMessage(response),
  on: (callback) => parentPort.on("message", callback),
  off: (callback) => parentPort.off("message", callback),
  runTests: (state, traces) => runBaseTests("run", state, traces),
  collectTests: (state, traces) => runBaseTests("collect", state, traces),
  setup: setupEnvironment,
});
