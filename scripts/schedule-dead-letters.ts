// Reads the answer of `aws sqs receive-message` for the dead letters of schedules. Prints one line per message: the
// Lambda, the input of its run and the receipt handle, separated by tabs (docs/recovery.md).
import { text } from "node:stream/consumers";

interface Message {
  Body: string;
  ReceiptHandle: string;
  MessageAttributes?: Record<string, { StringValue?: string }>;
}

interface FailedRun {
  requestContext?: { functionArn?: string };
  requestPayload?: object;
}

function lineOf({ Body, ReceiptHandle, MessageAttributes = {} }: Message): string {
  // Dead letters have two formats. Lambda wraps the input and adds its own ARN. EventBridge Scheduler leaves the input
  // unchanged and adds the ARN of its target as an attribute.
  const { requestContext, requestPayload, ...input }: FailedRun = JSON.parse(Body);
  const lambda = requestContext?.functionArn ?? MessageAttributes.TARGET_ARN?.StringValue;
  if (!lambda) throw new Error("A letter names no Lambda: receive it with --message-attribute-names All");
  // Lambda appends a version to the ARN. The command that invokes the Lambda needs none.
  return [lambda.replace(/:\$LATEST$/, ""), JSON.stringify(requestPayload ?? input), ReceiptHandle].join("\t");
}

const { Messages = [] }: { Messages?: Message[] } = JSON.parse((await text(process.stdin)) || "{}");
for (const message of Messages) process.stdout.write(`${lineOf(message)}\n`);
