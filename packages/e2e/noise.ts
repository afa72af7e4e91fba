import type { BrowserContext } from "@playwright/test";

/** Refused calls are part of many journeys; the browser reports each. A failing server (5xx) stays noise. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

export function watchNoise(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const noise: string[] = [];
  const note = (text: string) => {
    if (![refusedCall, ...expected].some((pattern) => pattern.test(text))) noise.push(text);
  };
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(message.text());
  });
  context.on("weberror", (event) => note(String(event.error())));
  return noise;
}
