import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { admitted, assertGranted, observe } from "../gate.ts";

const reads = new Set(["GetItem", "BatchGetItem", "Query", "TransactGetItems"]);
const transactionParts = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};

/** The IAM actions that a command needs: a transaction needs those of its parts. */
function actionsOf(command: string, input: unknown): string[] {
  const items = (input as { TransactItems?: Record<string, unknown>[] }).TransactItems;
  if (command === "TransactGetItems") return ["dynamodb:GetItem"];
  if (!items) return [`dynamodb:${command}`];
  const parts = items.flatMap((item) => Object.keys(item)) as (keyof typeof transactionParts)[];
  return [...new Set(parts.map((part) => `dynamodb:${transactionParts[part]}`))];
}

function connect(): DynamoDBDocumentClient {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  const client = new DynamoDBClient({
    region: process.env.AWS_REGION ?? "eu-central-1",
    ...(endpoint && { endpoint, credentials: { accessKeyId: "local", secretAccessKey: "local" } }),
  });
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context.commandName).replace(/Command$/, "");
      for (const action of actionsOf(command, args.input)) assertGranted(action);
      if (!reads.has(command)) await admitted();
      const done = observe(command);
      try {
        return await next(args);
      } finally {
        done?.();
      }
    },
    { step: "initialize", name: "gate" },
  );
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** The one DynamoDB client of the process. */
export const documentClient = connect();
