import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { startDynamoDb } from "./dynamodb.ts";
import { ensureTable } from "./table.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Value of the `Server` header by which the test recognizes each engine. */
const servers = { dynoxide: /^Dynoxide/, "dynamodb-local": /^Jetty/ };

it("starts the engine of the run, which is dynoxide unless another one is named", async () => {
  const name = process.env.DYNAMODB_ENGINE === "dynamodb-local" ? "dynamodb-local" : "dynoxide";
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  const engine = await startDynamoDb(undefined);
  const { headers } = await fetch(engine.endpoint);
  await engine.stop();
  expect(headers.get("server")).toMatch(servers[name]);
});

it("refuses an unknown engine and names the known ones", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  vi.stubEnv("DYNAMODB_ENGINE", "mysql");
  await expect(startDynamoDb(undefined)).rejects.toThrow(
    "DYNAMODB_ENGINE=mysql is no engine; there are: dynoxide, dynamodb-local",
  );
});

it("uses the endpoint of the settings instead of an engine", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "http://127.0.0.1:1");
  vi.stubEnv("DYNAMODB_ENGINE", "");
  expect(await startDynamoDb(undefined)).toMatchObject({ endpoint: "http://127.0.0.1:1" });
});

it("says that DynamoDB Local needs Java when there is none", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  vi.stubEnv("DYNAMODB_ENGINE", "dynamodb-local");
  vi.stubEnv("PATH", "/nowhere");
  await expect(startDynamoDb(undefined)).rejects.toThrow("DynamoDB Local did not start; it needs Java 17");
});

/**
 * Lists the tables that the engine shows to a caller with this access key. The signature is made up, because the engine
 * does not verify it.
 */
async function tablesAt(endpoint: string, accessKeyId: string): Promise<unknown> {
  const answer = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": "DynamoDB_20120810.ListTables",
      "x-amz-date": "20260101T000000Z",
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
    },
    body: "{}",
  });
  return answer.json();
}

it("shows its tables to nobody outside this machine", async () => {
  vi.stubEnv("DYNAMODB_ENDPOINT", "");
  const directory = mkdtempSync(join(tmpdir(), "engine-"));
  const engine = await startDynamoDb(directory);
  try {
    await ensureTable(engine, "secrets");
    expect(await tablesAt(engine.endpoint, engine.accessKeyId)).toEqual({ TableNames: ["secrets"] });
    const isOuter = ({ internal, family }: { internal: boolean; family: string }) => !internal && family === "IPv4";
    const outer = Object.values(networkInterfaces()).flatMap((list) => list?.filter(isOuter) ?? []);
    for (const { address } of outer) {
      const there = engine.endpoint.replace("127.0.0.1", address);
      const seen = await Promise.all(["local", "fake", "AKIAIOSFODNN7EXAMPLE"].map((key) => tablesAt(there, key)))
        // A refused connection is fine: the engine does not listen at this address, so it shows nothing.
        .catch(() => []);
      expect(JSON.stringify(seen)).not.toContain("secrets");
    }
  } finally {
    await engine.stop();
    rmSync(directory, { recursive: true });
  }
});

it.runIf(process.env.DYNAMODB_ENGINE === "dynamodb-local")(
  "opens DynamoDB Local by a key of the data directory only, which is no name that others know",
  async () => {
    vi.stubEnv("DYNAMODB_ENDPOINT", "");
    const directory = mkdtempSync(join(tmpdir(), "engine-"));
    const engine = await startDynamoDb(directory);
    await ensureTable(engine, "secrets");
    for (const key of ["local", "fake", "AKIAIOSFODNN7EXAMPLE"]) {
      expect(await tablesAt(engine.endpoint, key)).toEqual({ TableNames: [] });
    }
    await engine.stop();
    expect(engine.accessKeyId).toMatch(/^[0-9a-f]{32}$/);
    const file = join(directory, "dynamodb-local.key");
    expect([readFileSync(file, "utf8"), statSync(file).mode & 0o077]).toEqual([engine.accessKeyId, 0]);
    rmSync(directory, { recursive: true });
  },
);
