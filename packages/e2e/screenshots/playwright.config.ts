import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** `npm run screenshots`: draws every screen into docs/screenshots. Checks nothing, so it is no part of the tests. */
export default defineConfig({ ...journeys, testDir: ".", testMatch: "*.pictures.ts", timeout: 120_000, retries: 0 });
