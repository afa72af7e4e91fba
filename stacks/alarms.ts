import { Duration } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import type { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Stack } from "sst/constructs";

export interface AlarmRule {
  metric: IMetric;
  /** Rings when the metric is at or above it in as many `periods`, one after another. */
  threshold: number;
  periods?: number;
  /** Whether silence is a failure too, as with what has to run every day. */
  ringsWhenSilent?: true;
  isMinimum?: true;
}

/** Adds an alarm; `docs/operations.md` has a section of its name that says what it means and what to do. */
export function addAlarm(stack: Stack, name: string, action: SnsAction, rule: AlarmRule): Alarm {
  const { metric, threshold, periods = 1, ringsWhenSilent, isMinimum } = rule;
  const alarm = new Alarm(stack, name, {
    alarmName: `${stack.stage}-${name}`,
    alarmDescription: `docs/operations.md#${name}`,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: isMinimum
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: ringsWhenSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  return alarm;
}

const fiveMinutes = Duration.minutes(5);

export const ownMetric = (area: string, stage: string) => (metricName: string, statistic: string) =>
  new Metric({
    namespace: "LinkedPotential",
    metricName,
    dimensionsMap: { area, stage },
    statistic,
    period: fiveMinutes,
  });

/** Lambdas turned away because the account's Lambdas all run: a matter of the account, not of one function. */
export const lambdaThrottles = new Metric({
  namespace: "AWS/Lambda",
  metricName: "Throttles",
  statistic: Stats.SUM,
  period: fiveMinutes,
});

/** Of whole batches; what remains of them is tried again. */
export const pipeFailures = (pipeName: string) =>
  new Metric({
    namespace: "AWS/EventBridge/Pipes",
    metricName: "ExecutionFailed",
    dimensionsMap: { PipeName: pipeName },
    statistic: Stats.SUM,
    period: fiveMinutes,
  });

/** DynamoDB counts each index apart, and only while it is not zero: unfilled, a sum of the figures has no value. */
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
