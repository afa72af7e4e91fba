import type { Area } from "@linkedpotential/contract/areas";
import { clock } from "@linkedpotential/core/clock";
import type { Config } from "@linkedpotential/core/config";

export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Call {
  config: Config;
  /**
   * Area of the Lambda. It is a dimension of the metrics. The id of the Lambda is not, because every value of a
   * dimension costs money.
   */
  area: Area | "background";
  startedAt: number;
  isFailure: boolean;
}

/**
 * Fields that are also metrics. A line declares such a metric only when it has the field, because CloudWatch charges
 * for each hour in which a metric is written.
 */
const occasional = ["crashes", "dailyRuns"];

/**
 * Writes the log line of a call. CloudWatch also reads it as metrics (embedded metric format). Only pass ids, codes and
 * numbers, never personal data.
 */
export function writeLogLine({ config, area, startedAt, isFailure }: Call, facts: LogFields): void {
  const { logLevel, stage } = config;
  if (logLevel === "silent" || (logLevel === "error" && !isFailure)) return;
  const line = {
    ...facts,
    area,
    stage,
    // Lambda sets this variable for calls that X-Ray records, for example `Root=1-…;Parent=…;Sampled=1`.
    traceId: /Root=([^;]+).*Sampled=1/.exec(process.env._X_AMZN_TRACE_ID ?? "")?.[1],
    durationMs: Math.round((performance.now() - startedAt) * 100) / 100,
    failures: isFailure ? 1 : 0,
    _aws: {
      Timestamp: clock.now().getTime(),
      CloudWatchMetrics: [
        {
          Namespace: "LinkedPotential",
          Dimensions: [["area", "stage"]],
          // The number of samples of this metric is the number of calls. Durations are not listed, because Lambda
          // provides them as metrics for free.
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

/**
 * Returns the name and the stack frames of an unexpected error. The message is left out, because it may quote user
 * input.
 */
export function defectOf(error: unknown): { defect: string; stack: string } {
  const { name = "unknown", stack = "", cause } = error instanceof Error ? error : {};
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  // ElectroDB wraps errors of DynamoDB. Take the name from the cause and the frames from the wrapper.
  const defect = name === "ElectroError" && cause instanceof Error ? cause.name : name;
  return { defect, stack: frames.slice(0, 8).join(" ").replace(/\s+/g, " ") };
}
