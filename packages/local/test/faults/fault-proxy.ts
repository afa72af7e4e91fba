import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Faults of a proxy. Each value is the share of all calls that get this fault, from 0 to 1. All other calls pass
 * unchanged.
 */
export interface FaultMix {
  /** Share of calls that are refused before processing, as by a table without capacity. */
  throttled?: number;
  /** Share of calls that are answered with status 500 and not processed. */
  failed?: number;
  /** Share of calls that are carried out, but whose connection breaks before the answer arrives. */
  lost?: number;
  /** Share of calls that are carried out after a delay of 50 to 400 ms. */
  slow?: number;
  /** Share of batch calls of which only half is carried out. The rest is answered as unprocessed. */
  leftover?: number;
}

export type Fault = keyof FaultMix;

export interface FaultProxy {
  address: string;
  target: string;
  mix: FaultMix;
  counts: Record<Fault, number>;
  stop(): Promise<void>;
}

interface Call {
  request: IncomingMessage;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Starts a proxy on the loopback interface. The same seed gives the same sequence of faults. */
export async function startFaultProxy(target: string, seed: number): Promise<FaultProxy> {
  let random = seed;
  const nextShare = (): number => {
    random = (random * 48_271) % 2_147_483_647;
    return random / 2_147_483_647;
  };

  function faultOf(call: Call): Fault | undefined {
    let share = nextShare();
    for (const fault of Object.keys(proxy.counts) as Fault[]) {
      share -= proxy.mix[fault] ?? 0;
      if (share < 0) return fault === "leftover" && !isBatch(call) ? undefined : fault;
    }
    return undefined;
  }

  async function answer(call: Call, response: ServerResponse): Promise<void> {
    const fault = faultOf(call);
    if (fault) proxy.counts[fault] += 1;
    const refusal = fault && refusals[fault];
    if (refusal) return refuse(response, refusal);
    if (fault === "slow") await wait(50 + 350 * nextShare());
    const { status, headers, body } = await (fault === "leftover" ? halfOf(call) : forward(call, call.body));
    if (fault === "lost") response.destroy();
    else response.writeHead(status, headers).end(body);
  }

  async function forward({ request: incoming }: Call, body: Buffer) {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const headers = { ...incoming.headers, "content-length": String(body.length) };
    const url = new URL((incoming.url ?? "/").slice(1), proxy.target.replace(/\/?$/, "/"));
    request(url, { method: incoming.method, headers: { ...headers, host: url.host }, agent }, resolve)
      .on("error", reject)
      .end(body);
    const answered = await promise;
    const { "transfer-encoding": _chunked, connection: _hop, ...kept } = answered.headers;
    return { status: answered.statusCode ?? 502, headers: kept, body: await bodyOf(answered) };
  }

  async function halfOf(call: Call) {
    const { name, keys, some } = batchOf(call);
    const half = Math.floor(keys.length / 2);
    const done = await forward(call, Buffer.from(JSON.stringify(some(keys.slice(0, half)))));
    const left = some(keys.slice(half)).RequestItems;
    const body = JSON.stringify({ ...JSON.parse(done.body.toString()), [name]: left });
    const { "x-amz-crc32": _ofTheWhole, "content-length": _length, ...headers } = done.headers;
    return { ...done, headers, body: Buffer.from(body) };
  }

  const server = createServer((incoming, response) => {
    void bodyOf(incoming)
      .then((body) => answer({ request: incoming, body }, response))
      // The service behind the proxy is down, e.g. because it was killed. Break the connection, as it would.
      .catch(() => response.destroy());
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const at = server.address();
  const proxy: FaultProxy = {
    address: `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}`,
    target,
    mix: {},
    counts: { throttled: 0, failed: 0, lost: 0, slow: 0, leftover: 0 },
    stop: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
  return proxy;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

interface Refusal {
  status: number;
  name: string;
}

const refusals: Partial<Record<Fault, Refusal>> = {
  throttled: { status: 400, name: "ProvisionedThroughputExceededException" },
  failed: { status: 500, name: "InternalServerError" },
};

function refuse(response: ServerResponse, { status, name }: Refusal): void {
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: "injected fault" });
  response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(body);
}

const operationOf = ({ request: { headers } }: Call): string =>
  String(headers["x-amz-target"] ?? "").split(".")[1] ?? "";

/** Returns whether the call is a batch of at least two items. Only such a batch can be carried out in part. */
function isBatch(call: Call): boolean {
  return /^Batch(Get|Write)Item$/.test(operationOf(call)) && batchOf(call).keys.length > 1;
}

interface BatchInput {
  RequestItems: Record<string, unknown[] | { Keys: unknown[] }>;
}

/** Returns the keys or writes of a batch on one table, and a function that builds a batch of a part of them. */
function batchOf(call: Call) {
  const input: BatchInput = JSON.parse(call.body.toString());
  const [[table, request] = ["", []]] = Object.entries(input.RequestItems);
  if (Array.isArray(request)) {
    const some = (writes: unknown[]): BatchInput => ({ ...input, RequestItems: { [table]: writes } });
    return { name: "UnprocessedItems", keys: request, some };
  }
  const some = (keys: unknown[]): BatchInput => ({ ...input, RequestItems: { [table]: { ...request, Keys: keys } } });
  return { name: "UnprocessedKeys", keys: request.Keys, some };
}
