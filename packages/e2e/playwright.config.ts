import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./free-port.ts";
import { trainingVideo } from "./training-video.ts";

const root = join(import.meta.dirname, "../..");

// Workers read this file too; they find the port that the first reader chose.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Journeys of a person in a real browser against the whole embedded stack, empty at the start. */
export default defineConfig({
  // In the order of their names: the longest journey is the first, so that nobody waits for it at the end.
  testDir: "tests",
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  // Journeys wait for pages and for each other: three keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stalls now and then; what fails twice is broken. A second try is reported as flaky.
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
    // Recording costs a third of the time: TRACE=on when a failure is not plain from its message.
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
      // All journeys come from one address, and nobody guesses these passwords.
      RATE_LIMIT_PER_ADDRESS: "1000000",
      PASSWORD_COST: "10",
      TRAINING_VIDEOS: `positioning=${trainingVideo}`,
    },
  },
});
