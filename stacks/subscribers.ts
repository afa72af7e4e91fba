import { type SubscriberId, subscribers } from "@linkedpotential/contract/background";
import { eventSource, mailEventSource, mailEventTypes } from "@linkedpotential/contract/bus";
import { Duration } from "aws-cdk-lib";
import { Rule, type RuleProps } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { dependsOn, type StackContext, use } from "sst/constructs";
import { Events } from "./events.ts";
import { addLambda } from "./lambda.ts";
import { Mail } from "./mail.ts";
import { nameOf, queueNameOf } from "./names.ts";
import { addDeadLetterQueue, addQueue, deadLetterQueues } from "./queues.ts";
import { Secrets } from "./secrets.ts";
import { sizeOf } from "./sizes.ts";

/** As many mails at a time as Amazon lets a new account send; a morning's follow-ups of all users come at once. */
const atATime = 2;
/** Time for which a failed event is retried before it is a dead letter: an outage of SES or Stripe is usually shorter. */
const patience = Duration.hours(6);

/** A rule selects the events, a queue smooths the peak; dead letters can be sent back to their queue. */
export function Subscribers({ stack }: StackContext): void {
  // The Lambdas that erase accounts read the parameter of the origin keys.
  dependsOn(Secrets);
  const deadLetters = addDeadLetterQueue(stack, deadLetterQueues.events);
  for (const id of Object.keys(subscribers) as SubscriberId[]) {
    // AWS recommends six times the timeout of the Lambda. It is also the pause before a failed event is retried.
    const pauseSeconds = 6 * sizeOf(id).timeoutSeconds;
    const queue = addQueue(stack, queueNameOf(id), {
      visibilityTimeout: Duration.seconds(pauseSeconds),
      deadLetterQueue: {
        queue: deadLetters,
        maxReceiveCount: Math.max(20, Math.ceil(patience.toSeconds() / pauseSeconds)),
      },
    });
    new Rule(stack, `${nameOf(id)}-rule`, {
      ...whatIsHeardBy(id),
      targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
    });
    const mayTake = new PolicyStatement({
      effect: Effect.ALLOW,
      actions: ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes"],
      resources: [queue.queueArn],
    });
    addLambda(stack, id, [mayTake]).addEventSource(
      new SqsEventSource(queue, { batchSize: 1, maxConcurrency: atATime }),
    );
  }
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
