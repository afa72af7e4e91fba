import { schedules, type WorkerId } from "@linkedpotential/contract/background";
import { Duration } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { type Stack, use } from "sst/constructs";
import type { AlarmRule } from "./alarm.ts";
import { Data } from "./data.ts";
import { Events } from "./events.ts";
import { lambdaThrottles, ownMetric, pipeFailures, queueMetric, tableThrottles } from "./metrics.ts";
import { nameOf, queueNameOf } from "./names.ts";
import { deadLetterQueues } from "./queues.ts";
import { Stage } from "./stage.ts";

type Rules = Record<string, AlarmRule>;

/** Returns the rules of all alarms of a stage by name. The alarms of the edge are in `edge.ts`. */
export const alarmRules = (stack: Stack): Rules => ({
  ...apiRules(),
  ...backgroundRules(stack),
  ...mailRules,
  ...browserRules(stack.stage),
});

/**
 * Returns alarms for the API as a whole, so that each alarm stands for one action. The operator finds the failing route
 * or area with a query (docs/operations.md).
 */
function apiRules(): Rules {
  const { stage } = use(Stage);
  const { table, indexNames } = use(Data);
  const period = Duration.minutes(5);
  const latency = stage.metricLatency({ period, statistic: Stats.p(99) });
  return {
    "api-errors": {
      urgency: "wake",
      metric: stage.metricServerError({ period, statistic: Stats.SUM }),
      threshold: 3,
    },
    "api-latency": { urgency: "morning", metric: latency, threshold: 3000, periods: 3 },
    "lambda-throttles": { urgency: "wake", metric: lambdaThrottles, threshold: 1, periods: 2 },
    "table-throttles": {
      urgency: "wake",
      metric: tableThrottles(table.tableName, indexNames),
      threshold: 1,
      periods: 2,
    },
  };
}

/**
 * Urgency of the alarm about a backlog of each worker. Only workers are listed whose work is due at once by law or on
 * the same day.
 */
const due: Partial<Record<WorkerId, AlarmRule["urgency"]>> = {
  // Receipts of cancellations and withdrawals are due immediately (§§ 312k, 356a BGB), and users wait for other mails.
  "workers/mails": "wake",
  // This worker processes cancellations, withdrawals and payments.
  "workers/accounts": "wake",
  "workers/bulk-mails": "morning",
};

function backgroundRules(stack: Stack): Rules {
  const { outbox } = use(Events);
  const background = ownMetric("background", stack.stage);
  const rules: Rules = {
    // A message that always fails is retried every three minutes. Three such messages are needed to fire the alarm.
    "background-failures": { urgency: "wake", metric: background("failures", Stats.SUM), threshold: 5, periods: 3 },
    "outbox-failures": { urgency: "wake", metric: pipeFailures(outbox.pipe.ref), threshold: 1, periods: 3 },
  };
  for (const name of Object.values(deadLetterQueues)) {
    const metric = queueMetric(stack, name, "ApproximateNumberOfMessagesVisible");
    rules[name] = { urgency: "morning", metric, threshold: 1 };
  }
  for (const [id, urgency] of Object.entries(due) as [WorkerId, AlarmRule["urgency"]][]) {
    const metric = queueMetric(stack, queueNameOf(id), "ApproximateAgeOfOldestMessage");
    rules[`${nameOf(id)}-backlog`] = { urgency, metric, threshold: 1800, periods: 3 };
  }
  rules["daily-runs-missing"] = {
    urgency: "morning",
    metric: background("dailyRuns", Stats.SUM).with({ period: Duration.days(1) }),
    threshold: Object.values(schedules).filter(({ timing }) => "daily" in timing).length,
    isMinimum: true,
    ringsWhenSilent: true,
  };
  return rules;
}

/**
 * Alarm for crash reports from browsers. A device reports the same crash once per build. The alarm is not urgent,
 * because anybody can send reports.
 */
const browserRules = (stage: string): Rules => ({
  "browser-crashes": {
    urgency: "morning",
    metric: ownMetric("service", stage)("crashes", Stats.SUM),
    threshold: 5,
  },
});

/** Returns the rate of bounces or complaints of the AWS account over all stages. */
const reputation = (metricName: string) =>
  new Metric({ namespace: "AWS/SES", metricName, statistic: Stats.AVERAGE, period: Duration.hours(1) });

/**
 * Alarms for the reputation at SES. At 5 % bounces or 0.1 % complaints Amazon reviews the account and may stop all
 * mail, so these thresholds are lower.
 */
const mailRules: Rules = {
  "bounce-rate": { urgency: "wake", metric: reputation("Reputation.BounceRate"), threshold: 0.03 },
  "complaint-rate": { urgency: "morning", metric: reputation("Reputation.ComplaintRate"), threshold: 0.0005 },
};
