import { engineEnvironment, startDynamoDb } from "../database/dynamodb.ts";

/** Starts the one in-memory engine of a test run; test workers find it in their environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const engine = await startDynamoDb(undefined);
  Object.assign(process.env, engineEnvironment(engine));
  return engine.stop;
}
