import { engineEnvironment, startDynamoDb } from "../database/dynamodb.ts";

/** Starts the in-memory engine of a test run. Test workers find its endpoint in their environment variables. */
export default async function setup(): Promise<() => Promise<void>> {
  const engine = await startDynamoDb(undefined);
  Object.assign(process.env, engineEnvironment(engine));
  return engine.stop;
}
