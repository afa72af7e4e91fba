import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Stack } from "sst/constructs";
import type { Urgency } from "./alarm-mail.ts";

export interface AlarmRule {
  urgency: Urgency;
  metric: IMetric;
  /** The alarm rings when the metric is at or above it in as many successive `periods`, 1 unless given. */
  threshold: number;
  periods?: number;
  /** Set where missing data is a failure too, as for runs that are due every day. */
  ringsWhenSilent?: true;
  /** Set where the alarm rings below the threshold instead. */
  isMinimum?: true;
}

/** Adds an alarm. A row of its name in `docs/operations.md` says what it means and what to do. */
export function addAlarm(stack: Stack, name: string, topics: Record<Urgency, SnsAction>, rule: AlarmRule): Alarm {
  const { urgency, metric, threshold, periods = 1, ringsWhenSilent, isMinimum } = rule;
  const alarm = new Alarm(stack, name, {
    alarmName: `${stack.stage}-${name}`,
    alarmDescription: `${urgency}: see ${name} in docs/operations.md`,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: isMinimum
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: ringsWhenSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(topics[urgency]);
  alarm.addOkAction(topics[urgency]);
  return alarm;
}
