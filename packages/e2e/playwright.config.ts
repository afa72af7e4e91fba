import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { trainingVideo } from "./training-video.ts";

const root = join(import.meta.dirname, "../..");

// Workers read this file too, so let them reuse the port that the first process chose.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Browser tests against the whole embedded stack, which starts empty. */
export default defineConfig({
  // Files run in alphabetical order. The slowest file is named to come first, so that it does not prolong the run.
  testDir: "tests",
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Retry once in CI, because shared machines may stall. A test that passes at its second attempt is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL,
    browserName: "chromium",
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // Recording a trace takes a third of the run time. Use TRACE=on when the message does not explain a failure.
    trace: process.env.TRACE ? "on" : "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node scripts/start.mjs",
    cwd: root,
    url: `${baseURL}/__local/health`,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: {
      PORT: process.env.E2E_PORT,
      HOST: "127.0.0.1",
      DATA_DIR: ":memory:",
      SEED: "off",
      // All tests call from one address, so raise its rate limit. Their passwords protect nothing, so hash them
      // quickly.
      RATE_LIMIT_PER_ADDRESS: "1000000",
      PASSWORD_COST: "10",
      TRAINING_VIDEOS: `positioning=${trainingVideo}`,
    },
  },
});
