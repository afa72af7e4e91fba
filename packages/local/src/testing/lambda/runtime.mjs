/**
 * Replaces Lambda's Node runtime, as "Using the Lambda runtime API for custom runtimes" describes. Loads the handler
 * that `_HANDLER` names in `LAMBDA_TASK_ROOT` and passes it one event after another. Sets up nothing else, so that
 * functions which would fail in AWS also fail here.
 */
import { join } from "node:path";
import { env } from "node:process";
import { pathToFileURL } from "node:url";

// Do not import `node:http`. An import also loads the WebSocket client of Node, and functions would find it preloaded.
const { request } = process.getBuiltinModule("node:http");

const errorHeaders = { "lambda-runtime-function-error-type": "Unhandled" };

async function call(method, path, { headers = {}, body = "" } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const url = `http://${env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/${path}`;
  request(url, { method, headers: { ...headers, "content-length": Buffer.byteLength(body) } }, resolve)
    .once("error", reject)
    .end(body);
  const answer = await promise;
  const chunks = await answer.toArray();
  return { headers: answer.headers, text: Buffer.concat(chunks).toString() };
}

const report = (path, error) =>
  call("POST", path, {
    headers: errorHeaders,
    body: JSON.stringify({
      errorType: error?.name ?? typeof error,
      errorMessage: error?.message ?? String(error),
      stackTrace: error?.stack?.split("\n") ?? [],
    }),
  });

/** Loads the handler. `_HANDLER` is `index.handler` for the export `handler` of `index.mjs`. */
async function load() {
  const [file = "", name = ""] = env._HANDLER.split(".");
  const { [name]: handler } = await import(pathToFileURL(join(env.LAMBDA_TASK_ROOT, `${file}.mjs`)).href);
  if (typeof handler !== "function") throw new Error(`${env._HANDLER} is undefined or not exported`);
  return handler;
}

const contextOf = (headers) => ({
  awsRequestId: headers["lambda-runtime-aws-request-id"],
  functionName: env.AWS_LAMBDA_FUNCTION_NAME,
  functionVersion: env.AWS_LAMBDA_FUNCTION_VERSION,
  invokedFunctionArn: headers["lambda-runtime-invoked-function-arn"],
  memoryLimitInMB: env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
  logGroupName: env.AWS_LAMBDA_LOG_GROUP_NAME,
  logStreamName: env.AWS_LAMBDA_LOG_STREAM_NAME,
  getRemainingTimeInMillis: () => headers["lambda-runtime-deadline-ms"] - Date.now(),
});

async function answerNext(handler) {
  const { headers, text } = await call("GET", "invocation/next");
  env._X_AMZN_TRACE_ID = headers["lambda-runtime-trace-id"];
  const context = contextOf(headers);
  const invocation = `invocation/${context.awsRequestId}`;
  let result;
  try {
    result = await handler(JSON.parse(text), context);
  } catch (error) {
    return report(`${invocation}/error`, error);
  }
  return call("POST", `${invocation}/response`, { body: JSON.stringify(result ?? null) });
}

const handler = await load().catch(async (error) => {
  await report("init/error", error);
  process.exit(1);
});
for (;;) await answerNext(handler);
