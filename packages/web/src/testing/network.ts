import { endpointOf, type RouteId, routeIds } from "@linkedpotential/contract/endpoints";
import type { TestStack } from "@linkedpotential/local/testing/stack";

/** How a call fails: with an error response, without reaching the server (offline), or with its answer lost. */
export type Failure = { status: number; body?: unknown; headers?: Record<string, string> } | "offline" | "lost";

interface Sent {
  id: RouteId;
  /** Includes the query. */
  path: string;
  headers: Headers;
  body: unknown;
}

interface Rule {
  id: RouteId;
  failure: Failure;
  /** Number of calls that still fail. */
  times: number;
}

/** The browser's network: records the calls and simulates failures on the way to the real handlers. */
export interface Network {
  /** Returns the calls in order: those of a route, or all that write. */
  sent(id?: RouteId): Sent[];
  fail(id: RouteId, failure: Failure, times?: number): void;
  /** Stops all failures. */
  heal(): void;
  /** Holds the calls of a route. Returns a function that releases them. */
  hold(id: RouteId): () => void;
  goOffline(): void;
  goOnline(): void;
  fetch: typeof fetch;
  /** Releases held calls and resolves when every call has its answer. */
  settled(): Promise<unknown>;
}

const patterns = routeIds.map((id) => {
  const { method, path } = endpointOf(id);
  return { id, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) };
});

function routeOf(method: string, path: string): RouteId {
  const [pathname = ""] = path.split("?");
  // A path without parameters takes precedence, as in API Gateway.
  const found = patterns.filter((route) => route.method === method && route.pattern.test(pathname));
  const [route] = found.sort((a, b) => a.pattern.source.length - b.pattern.source.length);
  if (!route) throw new Error(`no route ${method} ${path}`);
  return route.id;
}

const providerTools = "/__local/payments/";

const foreign = ({ status, body = {}, headers = {} }: Exclude<Failure, string>): Response =>
  new Response(JSON.stringify(body), { status, headers });
const unreachable = (): TypeError => new TypeError("Failed to fetch");

/** The Origin header that a browser sends with every call except GET. */
const origin = "http://127.0.0.1:3000";

/** Simulates a browser's cookies, without paths and expiry dates. */
function openCookies() {
  const cookies = new Map<string, string>();
  return {
    list: () => [...cookies].map(([name, value]) => `${name}=${value}`),
    keep: (set: readonly string[]) => {
      for (const cookie of set) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/;\s*Max-Age=0$/.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/** @internal */
export function openNetwork(stack: TestStack, toOutside: typeof fetch): Network {
  const sent: Sent[] = [];
  const running = new Set<Promise<unknown>>();
  const held = new Map<RouteId, PromiseWithResolvers<void>>();
  const cookies = openCookies();
  let rules: Rule[] = [];
  let isOffline = false;

  /** Returns the simulated failure of a call, if any. */
  function failureOf(id: RouteId): Failure | undefined {
    const rule = rules.find((candidate) => candidate.id === id && candidate.times > 0);
    if (rule) rule.times -= 1;
    return isOffline ? "offline" : rule?.failure;
  }

  async function answer(call: Sent, method: string, rawBody: string): Promise<Response> {
    const failure = failureOf(call.id);
    if (failure === "offline") throw unreachable();
    if (typeof failure === "object") return foreign(failure);
    const headers = { ...Object.fromEntries(call.headers), ...(method !== "GET" && { origin }) };
    const options = { rawBody, headers, cookies: cookies.list() };
    const { status, text, ...got } = await stack.call({ method, path: call.path }, options);
    cookies.keep(got.cookies);
    await held.get(call.id)?.promise;
    if (failure === "lost" || isOffline) throw unreachable();
    return new Response(status === 204 || status === 304 ? null : text, { status, headers: got.headers });
  }

  /** Calls by the payment provider's script are not recorded. */
  async function atProvider(tool: string, init: RequestInit): Promise<Response> {
    if (isOffline) throw unreachable();
    const { status, text } = await stack.pay(tool, JSON.parse(String(init.body)));
    return new Response(text, { status });
  }

  /** Like the browser's `fetch`: an aborted call rejects at once, though the server may still execute it. */
  function send(path: string, init: RequestInit): Promise<Response> {
    const { method = "GET", signal } = init;
    if (path.startsWith(providerTools)) return atProvider(path.slice(providerTools.length), init);
    const rawBody = typeof init.body === "string" ? init.body : "";
    const id = routeOf(method, path);
    const call = { id, path, headers: new Headers(init.headers), body: rawBody && JSON.parse(rawBody) };
    sent.push(call);
    const work = answer(call, method, rawBody);
    running.add(work);
    work.catch(() => undefined).finally(() => running.delete(work));
    if (!signal) return work;
    const aborted = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    return Promise.race([work, aborted]);
  }

  const isWrite = ({ id }: Sent) => endpointOf(id).method !== "GET";
  const setOffline = (isNow: boolean) => {
    isOffline = isNow;
    dispatchEvent(new Event(isNow ? "offline" : "online"));
  };
  return {
    sent: (id) => sent.filter((call) => (id ? call.id === id : isWrite(call))),
    fail: (id, failure, times = Number.POSITIVE_INFINITY) => void rules.unshift({ id, failure, times }),
    heal: () => {
      rules = [];
    },
    hold: (id) => {
      const waiting = Promise.withResolvers<void>();
      held.set(id, waiting);
      return waiting.resolve;
    },
    goOffline: () => setOffline(true),
    goOnline: () => setOffline(false),
    // The handlers share this process. Their calls to SES and the bus are not the browser's and pass through.
    fetch: (input, init = {}) =>
      typeof input === "string" && input.startsWith("/") ? send(input, init) : toOutside(input, init),
    settled: () => {
      for (const { resolve } of held.values()) resolve();
      return Promise.allSettled(running);
    },
  };
}
