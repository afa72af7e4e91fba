import { areas } from "@linkedpotential/contract/areas";
import { type ScheduleId, schedules } from "@linkedpotential/contract/background";
import { Duration } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { type Stack, type StackContext, use } from "sst/constructs";
import { addAlarmMail } from "./alarm-mail.ts";
import { type AlarmRule, addAlarm, lambdaThrottles, ownMetric, pipeFailures, tableThrottles } from "./alarms.ts";
import { addDashboards } from "./dashboards.ts";
import { Data } from "./data.ts";
import { Events } from "./events.ts";
import { nameOf } from "./lambda.ts";
import { Mail } from "./mail.ts";
import { Schedules } from "./schedules.ts";
import { settings } from "./settings.ts";
import { Stage } from "./stage.ts";
import { Subscribers } from "./subscribers.ts";

export function Monitoring({ app, stack }: StackContext) {
  const { ALARM_EMAIL, MONTHLY_BUDGET_USD } = settings();
  const action = addAlarmMail(stack, ALARM_EMAIL);
  const rules = { ...apiRules(), ...areaRules(app.stage), ...backgroundRules(), ...mailRules() };
  for (const [name, rule] of Object.entries(rules)) addAlarm(stack, name, action, rule);
  addBudget(stack, ALARM_EMAIL, MONTHLY_BUDGET_USD);
  addDashboards(stack);
}

type Rules = Record<string, AlarmRule>;

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

function backgroundRules(): Rules {
  const listening = use(Subscribers);
  const scheduled = use(Schedules);
  const { outbox } = use(Events);
  const period = Duration.minutes(5);
  const rules: Rules = {
    "event-dead-letters": { metric: waiting(listening.deadLetters), threshold: 1 },
    "schedule-dead-letters": { metric: waiting(scheduled.deadLetters), threshold: 1 },
    "outbox-dead-letters": { metric: waiting(outbox.deadLetters), threshold: 1 },
    "outbox-failures": { metric: pipeFailures(outbox.pipe.ref), threshold: 1, periods: 3 },
  };
  for (const [id, queue] of listening.queues) {
    const metric = queue.metricApproximateAgeOfOldestMessage({ period });
    rules[`${nameOf(id)}-backlog`] = { metric, threshold: 1800, periods: 3 };
  }
  for (const [id, lambda] of scheduled.lambdas) {
    rules[`${nameOf(id)}-errors`] = { metric: lambda.metricErrors({ period }), threshold: 1 };
    if (!isDaily(id)) continue;
    const metric = lambda.metricInvocations({ period: Duration.days(1) });
    rules[`${nameOf(id)}-missing`] = { metric, threshold: 1, isMinimum: true, ringsWhenSilent: true };
  }
  return rules;
}

const waiting = (queue: Queue) =>
  queue.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, period: Duration.minutes(5) });
const isDaily = (id: ScheduleId): boolean => "daily" in schedules[id].timing;

/** Above these rates Amazon looks at an account and may stop its mail; its own limits are 5 % and 0.1 %. */
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

function addBudget(stack: Stack, address: string, amount: number): void {
  const subscribers = [{ subscriptionType: "EMAIL", address }];
  const notify = (notificationType: string, threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
    subscribers,
  });
  new CfnBudget(stack, "cost", {
    budget: {
      budgetName: `${stack.stage}-linkedpotential`,
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount, unit: "USD" },
      costFilters: { TagKeyValue: [`user:sst:stage$${stack.stage}`] },
    },
    notificationsWithSubscribers: [notify("ACTUAL", 80), notify("FORECASTED", 100)],
  });
}
