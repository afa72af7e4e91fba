import type { BrowserContext } from "@playwright/test";

/** Pattern of the browser's message about a 4xx answer, which many tests cause. 5xx answers still fail a test. */
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
