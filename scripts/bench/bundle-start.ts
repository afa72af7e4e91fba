import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LambdaOptions, startLambda } from "@linkedpotential/local/testing/lambda/service";
import { median } from "./report.ts";

export interface Start {
  /** Milliseconds from the start of the process until the function waits for its first event. */
  initMs: number;
  /** CPU time in milliseconds that the main thread needs to import the bundle. */
  importMs: number;
  /** Milliseconds from sending the first event until the function answers it. */
  firstMs: number;
}

/** Script that measures CPU time. On a busy machine, elapsed time would include waiting for a core. */
const measured = `const start = process.threadCpuUsage();
const bundle = await import("./index.mjs");
const { user, system } = process.threadCpuUsage(start);
export const handler = (event, context) =>
  event === "import" ? (user + system) / 1000 : bundle.handler(event, context);`;

export async function measureStart(options: LambdaOptions, event?: object): Promise<Start> {
  writeFileSync(join(options.directory, "measured.mjs"), measured);
  const lambda = await startLambda({ ...options, handler: "measured.handler" });
  try {
    const importMs = Number(await lambda.invoke("import"));
    const startedAt = performance.now();
    if (event) assertGood(await lambda.invoke(event));
    return { initMs: lambda.initMs, importMs, firstMs: performance.now() - startedAt };
  } finally {
    await lambda.stop();
  }
}

function assertGood(answer: unknown): void {
  const { statusCode = 200, body } = answer as { statusCode?: number; body?: string };
  if (statusCode >= 300) throw new Error(`answered ${statusCode}: ${body}`);
}

export function medianStart(starts: readonly Start[]): Start {
  const of = (name: keyof Start) => median(starts.map((start) => start[name]));
  return { initMs: of("initMs"), importMs: of("importMs"), firstMs: of("firstMs") };
}
