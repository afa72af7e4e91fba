import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

const { webServer } = journeys;
if (!webServer || Array.isArray(webServer)) throw new Error("the journeys start one stack");

/** `npm run screenshots`: draws every screen in both themes and three widths, with the demo data. No part of the tests. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.pictures.ts",
  timeout: 120_000,
  webServer: { ...webServer, env: { ...webServer.env, SEED: "on" } },
});
