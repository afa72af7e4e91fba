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

/** Time for which a failed message is retried before it is a dead letter: an outage of SES or Stripe is usually shorter. */
const patience = Duration.hours(6);

/** A rule for each subscriber selects its events; a queue and a Lambda for each worker handle them. */
export function Subscribers({ stack }: StackContext): void {
  // The Lambda that erases accounts reads the parameter of the origin keys.
  dependsOn(Secrets);
  // SQS can send back what came from a queue, but not what EventBridge could not put into one.
  const failed = addDeadLetterQueue(stack, deadLetterQueues.events);
  const undelivered = addDeadLetterQueue(stack, deadLetterQueues.rules);
  for (const id of Object.keys(workers) as WorkerId[]) {
    const queue = addWorker(stack, id, failed);
    for (const subscriber of workers[id]) addRule(stack, subscriber, queue, undelivered);
  }
}

function addWorker(stack: Stack, id: WorkerId, deadLetters: Queue): Queue {
  // AWS recommends six times the timeout of the Lambda. It is also the pause before a failed message is retried.
  const pauseSeconds = 6 * sizeOf(id).timeoutSeconds;
  const queue = addQueue(stack, queueNameOf(id), {
    visibilityTimeout: Duration.seconds(pauseSeconds),
    deadLetterQueue: {
      queue: deadLetters,
      maxReceiveCount: Math.max(20, Math.ceil(patience.toSeconds() / pauseSeconds)),
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

/** Each subscriber of an event gets a message of its own, so that a failure repeats for it alone. */
function addRule(stack: Stack, subscriber: SubscriberId, queue: Queue, deadLetterQueue: Queue): void {
  const message = RuleTargetInput.fromObject({
    subscriber,
    "detail-type": EventField.detailType,
    detail: EventField.fromPath("$.detail"),
  });
  new Rule(stack, `${nameOf(subscriber)}-rule`, {
    ...whatIsHeardBy(subscriber),
    targets: [new SqsQueue(queue, { deadLetterQueue, message })],
  });
}

const isOfMails = (type: string): boolean => (mailEventTypes as readonly string[]).includes(type);

/** The events and their bus. SES knows the default bus only, which all stages share: ours are those of our own mails. */
function whatIsHeardBy(id: SubscriberId): RuleProps {
  const detailType = [...subscribers[id]];
  if (!detailType.some(isOfMails)) {
    return { eventBus: use(Events).bus, eventPattern: { source: [eventSource], detailType } };
  }
  const detail = { mail: { tags: { "ses:configuration-set": [use(Mail).configurationSet] } } };
  return { eventPattern: { source: [mailEventSource], detailType, detail } };
}
