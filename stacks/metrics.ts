import type { LambdaId } from "@linkedpotential/contract/grants";
import { Duration } from "aws-cdk-lib";
import { MathExpression, Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Stack } from "sst/constructs";
import { fullName, nameOf } from "./names.ts";

const fiveMinutes = Duration.minutes(5);

export const ownMetric = (area: string, stage: string) => (metricName: string, statistic: string) =>
  new Metric({
    namespace: "LinkedPotential",
    metricName,
    dimensionsMap: { area, stage },
    statistic,
    period: fiveMinutes,
  });

export const lambdaMetric = (
  stack: Stack,
  id: LambdaId,
  metricName: string,
  statistic: string = Stats.SUM,
  period = fiveMinutes,
) =>
  new Metric({
    namespace: "AWS/Lambda",
    metricName,
    dimensionsMap: { FunctionName: fullName(stack, nameOf(id)) },
    statistic,
    period,
  });

export const queueMetric = (stack: Stack, queue: string, metricName: string) =>
  new Metric({
    namespace: "AWS/SQS",
    metricName,
    dimensionsMap: { QueueName: fullName(stack, queue) },
    statistic: Stats.MAXIMUM,
    period: fiveMinutes,
  });

export const lambdaThrottles = new Metric({
  namespace: "AWS/Lambda",
  metricName: "Throttles",
  statistic: Stats.SUM,
  period: fiveMinutes,
});

/** Returns the number of batches that the pipe failed to process. The pipe retries their events. */
export const pipeFailures = (pipeName: string) =>
  new Metric({
    namespace: "AWS/EventBridge/Pipes",
    metricName: "ExecutionFailed",
    dimensionsMap: { PipeName: pipeName },
    statistic: Stats.SUM,
    period: fiveMinutes,
  });

/**
 * Returns the number of throttled calls of the table and its indexes. CloudWatch has no datapoint for an index without
 * throttling, and a sum with a missing operand is missing. Hence FILL.
 */
export function tableThrottles(tableName: string, indexNames: string[]): MathExpression {
  const figures = [undefined, ...indexNames].flatMap((index) =>
    ["Read", "Write"].map((kind): [string, Metric] => [
      `${index ?? "table"}${kind}s`,
      new Metric({
        namespace: "AWS/DynamoDB",
        metricName: `${kind}ThrottleEvents`,
        dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
        statistic: Stats.SUM,
        period: fiveMinutes,
      }),
    ]),
  );
  return new MathExpression({
    expression: figures.map(([name]) => `FILL(${name}, 0)`).join(" + "),
    label: "throttled",
    period: fiveMinutes,
    usingMetrics: Object.fromEntries(figures),
  });
}
