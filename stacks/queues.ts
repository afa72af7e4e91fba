import { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption, type QueueProps } from "aws-cdk-lib/aws-sqs";
import type { Stack } from "sst/constructs";
import { NagSuppressions } from "./cdk-nag.ts";
import { fullName } from "./names.ts";

export const deadLetterQueues = {
  events: "event-dead-letters",
  rules: "rule-dead-letters",
  schedules: "schedule-dead-letters",
  outbox: "outbox-dead-letters",
} as const;

export const addQueue = (stack: Stack, name: string, props: QueueProps): Queue =>
  new Queue(stack, name, {
    queueName: fullName(stack, name),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    ...props,
  });

/**
 * Creates a queue for events that could not be delivered or processed. It keeps them for 14 days, the longest time that
 * SQS allows.
 */
export function addDeadLetterQueue(
  stack: Stack,
  name: (typeof deadLetterQueues)[keyof typeof deadLetterQueues],
): Queue {
  const queue = addQueue(stack, name, { retentionPeriod: Duration.days(14) });
  NagSuppressions.addResourceSuppressions(queue, [
    { id: "AwsSolutions-SQS3", reason: "It is the dead-letter queue itself." },
  ]);
  return queue;
}
