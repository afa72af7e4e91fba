import { type SpawnedStack, spawnStack } from "@linkedpotential/local/testing/spawned-stack";
import { chromium, type Page } from "@playwright/test";
import { buildWeb } from "../build-web.mjs";
import { chromium as findChromium } from "../chromium.mjs";

export function startSite(environment: Record<string, string>): Promise<SpawnedStack> {
  buildWeb(process.execPath);
  return spawnStack(environment);
}

export const openBrowser = async () =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });

interface Network {
  /** Delay of each request in milliseconds. */
  latency: number;
  /** Download rate in bytes per second. */
  downloadThroughput: number;
  uploadThroughput: number;
}

export async function slowDown(page: Page, times: number, network?: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: times });
  if (!network) return;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
}
