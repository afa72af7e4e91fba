import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { openRuntimeApi } from "./runtime-api.ts";

export interface RunningLambda {
  /**
   * Invokes the handler. Resolves with its answer or rejects with its error. Accepts one event at a time, as Lambda
   * does.
   */
  invoke(event: unknown): Promise<unknown>;
  /** Milliseconds from the start of the process until it asks for its first event. */
  initMs: number;
  /** Ends the process. Returns its output. */
  stop(): Promise<string>;
}

export interface LambdaOptions {
  /** Folder of the deployed files. It must be outside the repository, so that the function cannot load its packages. */
  directory: string;
  environment: Readonly<Record<string, string>>;
  handler?: string;
  timeoutMs?: number;
}

const runtime = fileURLToPath(import.meta.resolve("./runtime.mjs"));
const functionName = "function-under-test";

/** Returns the variables that Lambda sets. The only information about this machine is the location of Node. */
const lambdaEnvironment = (directory: string, handler: string, address: string) => ({
  _HANDLER: handler,
  LAMBDA_TASK_ROOT: directory,
  AWS_LAMBDA_RUNTIME_API: address,
  AWS_LAMBDA_FUNCTION_NAME: functionName,
  AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: "512",
  AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
  AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${functionName}`,
  AWS_LAMBDA_LOG_STREAM_NAME: "local",
  AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
  AWS_REGION: "eu-central-1",
  AWS_DEFAULT_REGION: "eu-central-1",
  AWS_ACCESS_KEY_ID: process.env.DYNAMODB_ACCESS_KEY_ID ?? "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_SESSION_TOKEN: "local",
  LANG: "en_US.UTF-8",
  PATH: dirname(process.execPath),
  TZ: ":UTC",
});

/**
 * Emulates the Lambda service for one function. Starts a process with the environment of Lambda, which loads the
 * function and waits for events.
 * @throws when the function cannot be loaded
 */
export async function startLambda(options: LambdaOptions): Promise<RunningLambda> {
  const { directory, environment, handler = "index.handler", timeoutMs = 30_000 } = options;
  const arn = `arn:aws:lambda:eu-central-1:000000000000:function:${functionName}`;
  const api = await openRuntimeApi(arn, timeoutMs);
  const startedAt = performance.now();
  const child = spawn(process.execPath, [runtime], {
    cwd: directory,
    env: { ...environment, ...lambdaEnvironment(directory, handler, api.address) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = endOf(child, api.fail);
  const stop = async () => {
    child.kill("SIGKILL");
    const output = await ended;
    api.close();
    return output;
  };
  await api.asked.catch(async (error) => {
    await stop();
    throw error;
  });
  return { invoke: api.invoke, initMs: performance.now() - startedAt, stop };
}

/** Resolves with the output of the process when the process ends. Passes the reason to `onEnd`. */
async function endOf(child: ChildProcess, onEnd: (reason: Error) => void): Promise<string> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      output += text;
    });
  }
  const [code, signal] = await once(child, "close").catch((error) => [error]);
  onEnd(new Error(`the function's process ended (${code ?? signal}): ${output}`));
  return output;
}
