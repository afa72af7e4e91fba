import { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption, type QueueProps } from "aws-cdk-lib/aws-sqs";
import { NagSuppressions } from "cdk-nag";
import type { Stack } from "sst/constructs";

export const addQueue = (stack: Stack, id: string, props: QueueProps): Queue =>
  new Queue(stack, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });

/** Where what could not be delivered or done waits for an operator, as long as a queue can keep it. */
export function addDeadLetterQueue(stack: Stack): Queue {
  const queue = addQueue(stack, "DeadLetters", { retentionPeriod: Duration.days(14) });
  NagSuppressions.addResourceSuppressions(queue, [
    { id: "AwsSolutions-SQS3", reason: "It is the dead-letter queue itself." },
  ]);
  return queue;
}
