import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { ConfiguredRetryStrategy } from "@smithy/core/retry";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";
import { assertGranted, observeCall } from "../outbound-calls.ts";
import { backoffMs } from "../retry.ts";
import { actionsOf, type CommandInput } from "./actions.ts";
import { retryableConflict } from "./conflict.ts";
import { sendBatch, storePolicy } from "./send-batch.ts";

const settings = config();
const { endpoint, accessKeyId } = settings.dynamodb;
const client = new DynamoDBClient({
  ...clientOptions(settings, endpoint, { accessKeyId }),
  retryStrategy: new ConfiguredRetryStrategy(storePolicy.attempts, (attempt) => backoffMs(storePolicy, attempt)),
});

// Remove the SDK's log middleware. It takes a tenth of a call's time to redact requests and answers for a log that
// nobody reads.
client.middlewareStack.remove("loggerMiddleware");

const operationOf = ({ commandName = "" }: { commandName?: string }): string => commandName.replace(/Command$/, "");

client.middlewareStack.add(
  (next, context) => async (args) => {
    assertGranted(actionsOf(operationOf(context), args.input as CommandInput));
    return next(args);
  },
  { step: "initialize", name: "outbound-calls" },
);

client.middlewareStack.add(
  (next) => (args) => {
    if (!("RequestItems" in args.input)) return next(args);
    const { input } = args;
    return sendBatch(args.input.RequestItems ?? {}, (RequestItems) =>
      next({ ...args, input: { ...input, RequestItems } as typeof input }),
    );
  },
  { step: "initialize", name: "batch" },
);

// Run inside the SDK's retry loop, so that each attempt is observed and each conflict is marked as retryable.
client.middlewareStack.add(
  (next, context) => (args) =>
    observeCall(operationOf(context), () => next(args)).catch((error: unknown) => {
      throw retryableConflict(error);
    }),
  { step: "deserialize", priority: "high", name: "attempt" },
);

export const dynamoDb = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
