import { type ScheduleId, schedules, type Timing } from "@linkedpotential/contract/background";
import { Duration } from "aws-cdk-lib";
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Function as Lambda } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { CfnSchedule, CfnScheduleGroup } from "aws-cdk-lib/aws-scheduler";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { dependsOn, type Stack, type StackContext } from "sst/constructs";
import { addLambda } from "./lambda.ts";
import { nameOf } from "./names.ts";
import { addDeadLetterQueue, deadLetterQueues } from "./queues.ts";
import { Secrets } from "./secrets.ts";

/** Limits of the retries of a run that fails or cannot be started. After the last retry it becomes a dead letter. */
const retries = { maxEventAge: Duration.hours(6), retryAttempts: 2 };

/**
 * Creates the schedules with EventBridge Scheduler, which supports time zones. Rules of the bus support only UTC, so a
 * run at 07:00 would start at 08:00 in summer.
 */
export function Schedules({ app, stack }: StackContext): void {
  dependsOn(Secrets);
  const deadLetters = addDeadLetterQueue(stack, deadLetterQueues.schedules);
  const group = new CfnScheduleGroup(stack, "Group", { name: `${app.stage}-${app.name}` });
  for (const id of Object.keys(schedules) as ScheduleId[]) {
    const { timing }: { timing: Timing } = schedules[id];
    const lambda = addLambda(stack, id, [allow("sqs:SendMessage", deadLetters.queueArn)]);
    lambda.configureAsyncInvoke({ ...retries, onFailure: new SqsDestination(deadLetters) });
    new CfnSchedule(stack, `${nameOf(id)}-schedule`, {
      groupName: group.ref,
      scheduleExpression: expressionOf(timing),
      scheduleExpressionTimezone: "Europe/Berlin",
      flexibleTimeWindow: { mode: "OFF" },
      target: {
        arn: lambda.functionArn,
        roleArn: schedulerRoleOf(stack, id, lambda, deadLetters).roleArn,
        // Pass the scheduled time, so that a late or repeated run processes the same day as the planned one.
        input: JSON.stringify({ id: "<aws.scheduler.execution-id>", time: "<aws.scheduler.scheduled-time>" }),
        retryPolicy: {
          maximumRetryAttempts: retries.retryAttempts,
          maximumEventAgeInSeconds: retries.maxEventAge.toSeconds(),
        },
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    });
  }
}

const allow = (action: string, resource: string) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions: [action], resources: [resource] });

function schedulerRoleOf(stack: Stack, id: ScheduleId, { functionArn }: Lambda, { queueArn }: Queue): Role {
  const statements = [allow("lambda:InvokeFunction", functionArn), allow("sqs:SendMessage", queueArn)];
  return new Role(stack, `${nameOf(id)}-starter`, {
    assumedBy: new ServicePrincipal("scheduler.amazonaws.com", {
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
    inlinePolicies: { start: new PolicyDocument({ statements }) },
  });
}

function expressionOf(timing: Timing): string {
  if ("everyMinutes" in timing) return `cron(0/${timing.everyMinutes} * * * ? *)`;
  const [hour, minute] = timing.daily.split(":").map(Number);
  return `cron(${minute} ${hour} * * ? *)`;
}
