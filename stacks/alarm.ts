import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Stack } from "sst/constructs";
import type { Urgency } from "./alarm-mail.ts";

export interface AlarmRule {
  urgency: Urgency;
  metric: IMetric;
  /** Value at which the alarm fires. The metric must reach it in `periods` successive periods (default 1). */
  threshold: number;
  periods?: number;
  /** Set when missing data is a failure too, e.g. for runs that must happen every day. */
  ringsWhenSilent?: true;
  isMinimum?: true;
}

/**
 * Adds an alarm. The table in `docs/operations.md` must have a row with the name, which explains the meaning and the
 * action.
 */
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
