import { type SubscriberId, subscribers, type WorkerId, workers } from "@linkedpotential/contract/background";
import { eventSource, mailEventSource, mailEventTypes } from "@linkedpotential/contract/bus";
import { Duration } from "aws-cdk-lib";
import { EventField, Rule, type RuleProps, RuleTargetInput } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { dependsOn, type Stack, type StackContext, use } from "sst/constructs";
import { concurrencyOf } from "./concurrency.ts";
import { Events } from "./events.ts";
import { addLambda } from "./lambda.ts";
import { Mail } from "./mail.ts";
import { nameOf, queueNameOf } from "./names.ts";
import { addDeadLetterQueue, addQueue, deadLetterQueues } from "./queues.ts";
import { Secrets } from "./secrets.ts";
import { settings } from "./settings.ts";
import { sizeOf } from "./sizes.ts";

/**
 * Time for which a failed message is retried before it becomes a dead letter. It is longer than usual outages of SES or
 * Stripe.
 */
const retryPeriod = Duration.hours(6);

/** Adds one rule per subscriber, which selects the events, and one queue and Lambda per worker, which process them. */
export function Subscribers({ stack }: StackContext): void {
  // The accounts worker, which erases accounts, reads the parameter that contains the origin keys.
  dependsOn(Secrets);
  // Keep messages that workers failed to process apart from events that EventBridge could not deliver. SQS can only
  // redrive messages to the queue from which they came, and the events came from none.
  const failed = addDeadLetterQueue(stack, deadLetterQueues.events);
  const undelivered = addDeadLetterQueue(stack, deadLetterQueues.rules);
  for (const id of Object.keys(workers) as WorkerId[]) {
    const queue = addWorker(stack, id, failed);
    for (const subscriber of workers[id]) addRule(stack, subscriber, queue, undelivered);
  }
}

function addWorker(stack: Stack, id: WorkerId, deadLetters: Queue): Queue {
  // Six times the timeout of the Lambda, as AWS recommends. A failed message is retried after this time.
  const pauseSeconds = 6 * sizeOf(id).timeoutSeconds;
  const queue = addQueue(stack, queueNameOf(id), {
    visibilityTimeout: Duration.seconds(pauseSeconds),
    deadLetterQueue: {
      queue: deadLetters,
      maxReceiveCount: Math.max(20, Math.ceil(retryPeriod.toSeconds() / pauseSeconds)),
    },
  });
  const mayTake = new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"],
    resources: [queue.queueArn],
  });
  addLambda(stack, id, [mayTake]).addEventSource(
    new SqsEventSource(queue, { ...concurrencyOf(id, settings().MAILS_PER_SECOND), reportBatchItemFailures: true }),
  );
  return queue;
}

function addRule(stack: Stack, subscriber: SubscriberId, queue: Queue, deadLetterQueue: Queue): void {
  const message = RuleTargetInput.fromObject({
    subscriber,
    "detail-type": EventField.detailType,
    detail: EventField.fromPath("$.detail"),
  });
  new Rule(stack, `${nameOf(subscriber)}-rule`, {
    ...eventsOf(subscriber),
    targets: [new SqsQueue(queue, { deadLetterQueue, message })],
  });
}

const isOfMails = (type: string): boolean => (mailEventTypes as readonly string[]).includes(type);

/**
 * Returns the bus and the event pattern of a subscriber. SES publishes only to the default bus, which all stages share.
 * So the pattern selects the mails of this stage.
 */
function eventsOf(id: SubscriberId): RuleProps {
  const detailType = [...subscribers[id]];
  if (!detailType.some(isOfMails)) {
    return { eventBus: use(Events).bus, eventPattern: { source: [eventSource], detailType } };
  }
  const detail = { mail: { tags: { "ses:configuration-set": [use(Mail).configurationSet] } } };
  return { eventPattern: { source: [mailEventSource], detailType, detail } };
}
