import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { config } from "../config.ts";
import { admitted, assertGranted, observe } from "../gate.ts";
import { actionsOf, isRead, type Request } from "./actions.ts";

const { region, dynamodb } = config();
const { endpoint, accessKeyId } = dynamodb;

const client = new DynamoDBClient({
  region,
  ...(endpoint && { endpoint, credentials: { accessKeyId, secretAccessKey: "local" } }),
});

// It redacts each request and answer for the SDK's own log, which is not kept: a tenth of a call's time.
client.middlewareStack.remove("loggerMiddleware");

client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (args) => {
      const operation = commandName.replace(/Command$/, "");
      for (const action of actionsOf(operation, args.input as Request)) assertGranted(action);
      if (!isRead(operation)) await admitted();
      const done = observe(operation);
      try {
        return await next(args);
      } finally {
        done?.();
      }
    },
  { step: "initialize", name: "gate" },
);

/** The one DynamoDB client of the process, in plain values; every call passes the gate. */
export const dynamoDb = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
