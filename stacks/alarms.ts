import { areas } from "@linkedpotential/contract/areas";
import { type ScheduleId, type SubscriberId, schedules, subscribers } from "@linkedpotential/contract/background";
import { Duration } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { type Stack, use } from "sst/constructs";
import type { AlarmRule } from "./alarm.ts";
import { Data } from "./data.ts";
import { Events } from "./events.ts";
import { Mail } from "./mail.ts";
import { lambdaMetric, lambdaThrottles, ownMetric, pipeFailures, queueMetric, tableThrottles } from "./metrics.ts";
import { nameOf, queueNameOf } from "./names.ts";
import { deadLetterQueues } from "./queues.ts";
import { Stage } from "./stage.ts";

type Rules = Record<string, AlarmRule>;

/** Every alarm of a stage by its name; those of the edge are in `edge.ts`. */
export const alarmRules = (stack: Stack): Rules => ({
  ...apiRules(),
  ...areaRules(stack.stage),
  ...backgroundRules(stack),
  ...mailRules(),
});

function apiRules(): Rules {
  const { stage } = use(Stage);
  const { table, indexNames } = use(Data);
  const period = Duration.minutes(5);
  return {
    "api-errors": { metric: stage.metricServerError({ period, statistic: Stats.SUM }), threshold: 5 },
    "api-latency": { metric: stage.metricLatency({ period, statistic: Stats.p(99) }), threshold: 3000, periods: 3 },
    "lambda-throttles": { metric: lambdaThrottles, threshold: 1, periods: 2 },
    "table-throttles": { metric: tableThrottles(table.tableName, indexNames), threshold: 1, periods: 2 },
  };
}

function areaRules(stage: string): Rules {
  return Object.fromEntries(
    areas.flatMap((area): [string, AlarmRule][] => {
      const metric = ownMetric(area, stage);
      return [
        [`${area}-failures`, { metric: metric("failures", Stats.SUM), threshold: 3 }],
        [`${area}-latency`, { metric: metric("durationMs", Stats.p(95)), threshold: 2000, periods: 3 }],
      ];
    }),
  );
}

function backgroundRules(stack: Stack): Rules {
  const { outbox } = use(Events);
  const rules: Rules = { "outbox-failures": { metric: pipeFailures(outbox.pipe.ref), threshold: 1, periods: 3 } };
  for (const name of Object.values(deadLetterQueues)) {
    rules[name] = { metric: queueMetric(stack, name, "ApproximateNumberOfMessagesVisible"), threshold: 1 };
  }
  for (const id of Object.keys(subscribers) as SubscriberId[]) {
    const metric = queueMetric(stack, queueNameOf(id), "ApproximateAgeOfOldestMessage");
    rules[`${nameOf(id)}-backlog`] = { metric, threshold: 1800, periods: 3 };
  }
  for (const id of Object.keys(schedules) as ScheduleId[]) {
    rules[`${nameOf(id)}-errors`] = { metric: lambdaMetric(stack, id, "Errors"), threshold: 1 };
    if (!isDaily(id)) continue;
    const metric = lambdaMetric(stack, id, "Invocations", Stats.SUM, Duration.days(1));
    rules[`${nameOf(id)}-missing`] = { metric, threshold: 1, isMinimum: true, ringsWhenSilent: true };
  }
  return rules;
}

const isDaily = (id: ScheduleId): boolean => "daily" in schedules[id].timing;

/** Amazon reviews an account above 5 % bounces or 0.1 % complaints and may stop its mail; these alarms come earlier. */
function mailRules(): Rules {
  const { count } = use(Mail);
  const rate = (metricName: string) =>
    new Metric({ namespace: "AWS/SES", metricName, statistic: Stats.AVERAGE, period: Duration.hours(1) });
  return {
    bounces: { metric: count("Bounce"), threshold: 10 },
    complaints: { metric: count("Complaint"), threshold: 1 },
    "bounce-rate": { metric: rate("Reputation.BounceRate"), threshold: 0.03 },
    "complaint-rate": { metric: rate("Reputation.ComplaintRate"), threshold: 0.0005 },
  };
}
