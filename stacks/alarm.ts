import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
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
