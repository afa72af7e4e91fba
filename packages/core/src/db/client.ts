import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";
import { assertGranted, observeCall } from "../outbound-calls.ts";
import { actionsOf, type CommandInput } from "./actions.ts";
import { pastTransactions } from "./contention.ts";

const { endpoint, accessKeyId } = config().dynamodb;
const client = new DynamoDBClient(clientOptions(endpoint, accessKeyId));

// It redacts each request and answer for the SDK's own log, which is not kept: a tenth of a call's time.
client.middlewareStack.remove("loggerMiddleware");

client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (args) => {
      const operation = commandName.replace(/Command$/, "");
      assertGranted(actionsOf(operation, args.input as CommandInput));
      return pastTransactions(() => observeCall(operation, () => next(args)));
    },
  { step: "initialize", name: "outbound-calls" },
);

export const dynamoDb = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
