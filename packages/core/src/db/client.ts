import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { clientOptions } from "../client-options.ts";
import { config } from "../config.ts";
import { effect, observed, read } from "../gate.ts";
import { actionsOf, type CommandInput, isRead } from "./actions.ts";
import { pastTransactions } from "./contention.ts";

const { endpoint, accessKeyId } = config().dynamodb;
const client = new DynamoDBClient(clientOptions(endpoint, accessKeyId));

// It redacts each request and answer for the SDK's own log, which is not kept: a tenth of a call's time.
client.middlewareStack.remove("loggerMiddleware");

client.middlewareStack.add(
  (next, { commandName = "" }) =>
    (args) => {
      const operation = commandName.replace(/Command$/, "");
      const pass = isRead(operation) ? read : effect;
      const send = () => observed(operation, () => next(args));
      return pass(actionsOf(operation, args.input as CommandInput), () => pastTransactions(send));
    },
  { step: "initialize", name: "gate" },
);

export const dynamoDb = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
