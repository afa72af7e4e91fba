import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

const endpoint = process.env.DYNAMODB_ENDPOINT;
const accessKeyId = process.env.DYNAMODB_ACCESS_KEY_ID || "local";

/** The one DynamoDB client of the process. Use cases reach it by their entities only, so through the gate. */
export const dynamoDb = new DynamoDBClient({
  region: process.env.AWS_REGION ?? "eu-central-1",
  // The middlewares of a command are put together once, not for every call.
  cacheMiddleware: true,
  ...(endpoint && { endpoint, credentials: { accessKeyId, secretAccessKey: "local" } }),
});

// It redacts each request and answer for the SDK's own log, which is not kept: a tenth of a call's time.
dynamoDb.middlewareStack.remove("loggerMiddleware");
