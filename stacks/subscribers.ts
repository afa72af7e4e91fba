import { type SubscriberId, subscribers } from "@linkedpotential/contract/background";
import { eventSource, mailEventSource, mailEventTypes } from "@linkedpotential/contract/bus";
import { Duration } from "aws-cdk-lib";
import { Rule, type RuleProps } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { type StackContext, use } from "sst/constructs";
import { Events } from "./events.ts";
import { addLambda } from "./lambda.ts";
import { Mail } from "./mail.ts";
import { nameOf } from "./names.ts";
import { addDeadLetterQueue, addQueue, deadLetterQueues } from "./queues.ts";
import { sizeOf } from "./sizes.ts";

/** As many mails at a time as Amazon lets a new account send; a morning's follow-ups of all users come at once. */
const atATime = 2;

/** A rule picks the event, a queue evens out the rush; dead letters can be sent back to their queue. */
export function Subscribers({ stack }: StackContext): void {
  const deadLetters = addDeadLetterQueue(stack, deadLetterQueues.events);
  for (const id of Object.keys(subscribers) as SubscriberId[]) {
    const { timeoutSeconds, attempts } = sizeOf(id);
    const queue = addQueue(stack, `${nameOf(id)}-queue`, {
      // AWS wants six times what the Lambda may take, so that no event is handed out twice at a time.
      visibilityTimeout: Duration.seconds(6 * timeoutSeconds),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: attempts },
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
