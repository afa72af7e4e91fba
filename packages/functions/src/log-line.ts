import type { Area } from "@linkedpotential/contract/areas";
import { clock } from "@linkedpotential/core/clock";
import type { Config } from "@linkedpotential/core/config";

export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Call {
  config: Config;
  /**
   * Area of the Lambda. It is a dimension of the metrics, while the Lambda's id is not, because each value of a
   * dimension costs money.
   */
  area: Area | "background";
  startedAt: number;
  isFailure: boolean;
}

/**
 * Fields that are also metrics. They are listed only in lines that contain them, because CloudWatch charges for every
 * hour in which a metric is written.
 */
const occasional = ["crashes", "dailyRuns"];

/**
 * Writes the log line of a call, which CloudWatch also reads as metrics (embedded metric format). Must not contain
 * personal data: only ids, codes and numbers.
 */
export function writeLogLine({ config, area, startedAt, isFailure }: Call, facts: LogFields): void {
  const { logLevel, stage } = config;
  if (logLevel === "silent" || (logLevel === "error" && !isFailure)) return;
  const line = {
    ...facts,
    area,
    stage,
    // Lambda sets this variable for calls that X-Ray records: `Root=1-…;Parent=…;Sampled=1`.
    traceId: /Root=([^;]+).*Sampled=1/.exec(process.env._X_AMZN_TRACE_ID ?? "")?.[1],
    durationMs: Math.round((performance.now() - startedAt) * 100) / 100,
    failures: isFailure ? 1 : 0,
    _aws: {
      Timestamp: clock.now().getTime(),
      CloudWatchMetrics: [
        {
          Namespace: "LinkedPotential",
          Dimensions: [["area", "stage"]],
          // The sample count of this metric is the number of calls. Durations are metrics of Lambda itself, free of
          // charge.
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

/** Returns name and stack frames of an unexpected error. Messages are omitted, because they may quote input. */
export function defectOf(error: unknown): { defect: string; stack: string } {
  const { name = "unknown", stack = "", cause } = error instanceof Error ? error : {};
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  // ElectroDB wraps errors of DynamoDB. The name comes from the cause, the frames from the wrapper.
  const defect = name === "ElectroError" && cause instanceof Error ? cause.name : name;
  return { defect, stack: frames.slice(0, 8).join(" ").replace(/\s+/g, " ") };
}
