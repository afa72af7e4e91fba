import { chromium } from "@playwright/test";
import { chromium as findChromium } from "../chromium.mjs";

/** A headless browser as the journeys use it. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
