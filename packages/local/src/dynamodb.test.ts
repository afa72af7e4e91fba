import { afterEach, expect, it, vi } from "vitest";
import { startDynamoDb } from "./dynamodb.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What each engine calls itself in its answers. */
const servers = { dynoxide: /^Dynoxide/, "dynamodb-local": /^Jetty/ };

it("starts the engine of the run, which is dynoxide unless another one is named", async () => {
  const name = process.env.DYNAMODB_ENGINE === "dynamodb-local" ? "dynamodb-local" : "dynoxide";
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  const engine = await startDynamoDb(undefined);
  const { headers } = await fetch(engine.endpoint);
  await engine.stop();
  expect(headers.get("server")).toMatch(servers[name]);
});

it("refuses an engine that it does not know and names those it does", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  vi.stubEnv("DYNAMODB_ENGINE", "mysql");
  await expect(startDynamoDb(undefined)).rejects.toThrow(
    "DYNAMODB_ENGINE=mysql is no engine; there are: dynoxide, dynamodb-local",
  );
});

it("leaves the choice to the endpoint that is given", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "http://127.0.0.1:1");
  vi.stubEnv("DYNAMODB_ENGINE", "");
  expect(await startDynamoDb(undefined)).toMatchObject({ endpoint: "http://127.0.0.1:1" });
});

it("says that DynamoDB Local needs Java where there is none", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  vi.stubEnv("DYNAMODB_ENGINE", "dynamodb-local");
  vi.stubEnv("PATH", "/nowhere");
  await expect(startDynamoDb(undefined)).rejects.toThrow("DynamoDB Local did not start; it needs Java 17");
});
