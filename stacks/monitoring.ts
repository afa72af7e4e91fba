import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Stack, StackContext } from "sst/constructs";
import { addAlarm } from "./alarm.ts";
import { addAlarmTopics } from "./alarm-mail.ts";
import { alarmRules } from "./alarms.ts";
import { addDashboards } from "./dashboards.ts";
import { settings } from "./settings.ts";

export function Monitoring({ stack }: StackContext) {
  const { ALARM_EMAIL, MONTHLY_BUDGET_USD } = settings();
  const topics = addAlarmTopics(stack, ALARM_EMAIL);
  for (const [name, rule] of Object.entries(alarmRules(stack))) addAlarm(stack, name, topics, rule);
  addBudget(stack, ALARM_EMAIL, MONTHLY_BUDGET_USD);
  addDashboards(stack);
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
