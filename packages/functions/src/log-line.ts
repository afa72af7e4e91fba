import type { Area } from "@linkedpotential/contract/areas";
import { clock } from "@linkedpotential/core/clock";
import { config } from "@linkedpotential/core/config";

export type Facts = Record<string, string | number | boolean | undefined>;

export interface Call {
  /** With the stage the only dimension of the metrics, for each value is paid; which Lambda it was stands in the facts. */
  area: Area | "background";
  startedAt: number;
  isFailure: boolean;
}

/** Facts that are metrics in the lines that have them: CloudWatch charges a metric for the hours in which it is written. */
const occasional = ["crashes", "dailyRuns"];

/** CloudWatch reads the line as metrics too (embedded metric format). No personal data: ids, codes and numbers only. */
export function writeLogLine({ area, startedAt, isFailure }: Call, facts: Facts): void {
  const { logLevel, stage } = config();
  if (logLevel === "silent" || (logLevel === "error" && !isFailure)) return;
  const line = {
    ...facts,
    area,
    stage,
    // Set by Lambda for each call that X-Ray records: `Root=1-…;Parent=…;Sampled=1`.
    traceId: /Root=([^;]+).*Sampled=1/.exec(process.env._X_AMZN_TRACE_ID ?? "")?.[1],
    durationMs: Math.round((performance.now() - startedAt) * 100) / 100,
    failures: isFailure ? 1 : 0,
    _aws: {
      Timestamp: clock.now().getTime(),
      CloudWatchMetrics: [
        {
          Namespace: "LinkedPotential",
          Dimensions: [["area", "stage"]],
          // The number of values is the number of calls. Durations are Lambda's own metrics, which are free.
          Metrics: [
            { Name: "failures" },
            ...occasional.filter((name) => facts[name] !== undefined).map((Name) => ({ Name })),
          ],
        },
      ],
    },
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Name and stack frames of a defect; messages stay out, they may quote input. */
export function defectOf(error: unknown): { defect: string; stack: string } {
  const { name = "unknown", stack = "", cause } = error instanceof Error ? error : {};
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  // ElectroDB wraps what the store says; its own frames tell where it was asked.
  const defect = name === "ElectroError" && cause instanceof Error ? cause.name : name;
  return { defect, stack: frames.slice(0, 8).join(" ").replace(/\s+/g, " ") };
}
