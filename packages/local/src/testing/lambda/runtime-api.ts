import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "../../http/server.ts";

interface Invocation {
  id: string;
  event: unknown;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const prefix = "/2018-06-01/runtime/";

/** Converts an error report of the runtime to an Error with the function's stack trace. */
function reported(body: string): Error {
  const { errorType, errorMessage, stackTrace }: Record<string, unknown> = JSON.parse(body);
  const stack = Array.isArray(stackTrace) ? stackTrace.join("\n") : "";
  return new Error(`${errorType}: ${errorMessage}\n${stack}`);
}

/** Emulates the runtime API of Lambda (version 2018-06-01) for one process of one function. */
export async function openRuntimeApi(functionArn: string, timeoutMs: number) {
  const asked = Promise.withResolvers<void>();
  asked.promise.catch(() => {});
  let waiting: ServerResponse | undefined;
  let current: Invocation | undefined;
  let failure: Error | undefined;

  const hand = () => {
    if (!waiting || !current) return;
    waiting.setHeader("lambda-runtime-aws-request-id", current.id);
    waiting.setHeader("lambda-runtime-deadline-ms", Date.now() + timeoutMs);
    waiting.setHeader("lambda-runtime-invoked-function-arn", functionArn);
    waiting.setHeader("lambda-runtime-trace-id", "Root=1-00000000-000000000000000000000000;Sampled=0");
    waiting.setHeader("content-type", "application/json").end(JSON.stringify(current.event));
    waiting = undefined;
  };

  /** Rejects all promises that wait for the process, because it will not answer any more. */
  const fail = (error: Error) => {
    failure ??= error;
    asked.reject(failure);
    current?.reject(failure);
  };

  const settle = (path: string, body: string) => {
    if (path === "init/error") return fail(reported(body));
    const [, id, kind] = /^invocation\/([^/]+)\/(response|error)$/.exec(path) ?? [];
    if (!current || id !== current.id) return fail(new Error(`the runtime called ${path}`));
    const { resolve, reject } = current;
    current = undefined;
    return kind === "error" ? reject(reported(body)) : resolve(JSON.parse(body));
  };

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = (incoming.url ?? "").replace(prefix, "");
    if (path === "invocation/next") {
      waiting = outgoing;
      asked.resolve();
      return hand();
    }
    settle(path, await text(incoming));
    outgoing.writeHead(202, { "content-type": "application/json" }).end('{"status":"OK"}');
  };

  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error) => fail(error));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;

  return {
    address: `127.0.0.1:${portOf(server)}`,
    /** Resolves when the process has loaded the function and asks for its first event. */
    asked: asked.promise,
    fail,
    invoke(event: unknown): Promise<unknown> {
      if (failure) return Promise.reject(failure);
      if (current) return Promise.reject(new Error("a Lambda's process takes one event at a time"));
      const { promise, ...settlers } = Promise.withResolvers<unknown>();
      current = { id: randomUUID(), event, ...settlers };
      hand();
      return promise;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
