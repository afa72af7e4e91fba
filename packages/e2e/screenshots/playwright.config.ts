import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

const { webServer } = journeys;
if (!webServer || Array.isArray(webServer))
  throw new Error("the configuration of the browser tests must start one stack");

/**
 * `npm run screenshots`: takes screenshots of every screen and of four mails in both themes and three widths, with the
 * demo data. Not part of the tests.
 */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.pictures.ts",
  globalSetup: "./morning.ts",
  timeout: 120_000,
  webServer: { ...webServer, env: { ...webServer.env, SEED: "on" } },
});
