import { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption, type QueueProps } from "aws-cdk-lib/aws-sqs";
import { NagSuppressions } from "cdk-nag";
import type { Stack } from "sst/constructs";
import { fullName } from "./names.ts";

/** Names of the dead-letter queues, each after the messages that it contains. */
export const deadLetterQueues = {
  events: "event-dead-letters",
  rules: "rule-dead-letters",
  schedules: "schedule-dead-letters",
  outbox: "outbox-dead-letters",
} as const;

/** Creates a queue with a fixed name, which alarms and dashboards refer to. */
export const addQueue = (stack: Stack, name: string, props: QueueProps): Queue =>
  new Queue(stack, name, {
    queueName: fullName(stack, name),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    ...props,
  });

/**
 * Creates a queue for events that could not be delivered or processed. It keeps them for 14 days, the maximum of SQS.
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
