import { endpointOf, type RouteId, routeIds } from "@linkedpotential/contract/endpoints";
import type { TestStack } from "@linkedpotential/local/testing/stack";

/** How a call fails: with an error response, without reaching the server (offline), or with its answer lost. */
export type Failure = { status: number; body?: unknown; headers?: Record<string, string> } | "offline" | "lost";

interface Sent {
  id: RouteId;
  /** Path with the query. */
  path: string;
  headers: Headers;
  body: unknown;
}

interface FailureRule {
  id: RouteId;
  failure: Failure;
  /** Number of calls that still fail. */
  times: number;
}

/** Simulated network between the page and the real handlers. Records the calls and makes them fail on demand. */
export interface Network {
  /** Returns the calls of a route in order. Without a route, returns all calls that write. */
  sent(id?: RouteId): Sent[];
  /** Makes the next `times` calls of a route fail, or all calls when `times` is absent. */
  fail(id: RouteId, failure: Failure, times?: number): void;
  clearFailures(): void;
  /** Delays the answers of a route. Returns a function that releases them. */
  hold(id: RouteId): () => void;
  goOffline(): void;
  goOnline(): void;
  fetch: typeof fetch;
  /** Releases delayed answers and resolves when every call has its answer. */
  settled(): Promise<unknown>;
}

const patterns = routeIds.map((id) => {
  const { method, path } = endpointOf(id);
  const parameters = path.split("{").length - 1;
  return { id, method, parameters, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) };
});

function routeOf(method: string, path: string): RouteId {
  const [pathname = ""] = path.split("?");
  // A path with fewer parameters takes precedence, as in API Gateway.
  const matching = patterns.filter((route) => route.method === method && route.pattern.test(pathname));
  const [route] = matching.sort((a, b) => a.parameters - b.parameters);
  if (!route) throw new Error(`no route ${method} ${path}`);
  return route.id;
}

const paymentProviderPath = "/__local/payments/";

const errorResponse = ({ status, body = {}, headers = {} }: Exclude<Failure, string>): Response =>
  new Response(JSON.stringify(body), { status, headers });
const networkError = (): TypeError => new TypeError("Failed to fetch");

/** Value of the Origin header, which a browser sends with every call except GET. */
const origin = "http://127.0.0.1:3000";

/** Creates a simulation of the cookies of a browser. Paths and expiry dates are ignored. */
function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    list: () => [...cookies].map(([name, value]) => `${name}=${value}`),
    store: (setCookies: readonly string[]) => {
      for (const cookie of setCookies) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/;\s*Max-Age=0$/.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

/** @internal */
export function openNetwork(stack: TestStack, realFetch: typeof fetch): Network {
  const sent: Sent[] = [];
  const running = new Set<Promise<unknown>>();
  const held = new Map<RouteId, PromiseWithResolvers<void>>();
  const cookies = createCookieJar();
  let rules: FailureRule[] = [];
  let isOffline = false;

  function takeFailure(id: RouteId): Failure | undefined {
    const rule = rules.find((candidate) => candidate.id === id && candidate.times > 0);
    if (rule) rule.times -= 1;
    return isOffline ? "offline" : rule?.failure;
  }

  async function respond(call: Sent, method: string, rawBody: string): Promise<Response> {
    const failure = takeFailure(call.id);
    if (failure === "offline") throw networkError();
    if (typeof failure === "object") return errorResponse(failure);
    const headers = { ...Object.fromEntries(call.headers), ...(method !== "GET" && { origin }) };
    const options = { rawBody, headers, cookies: cookies.list() };
    const { status, text, ...rest } = await stack.call({ method, path: call.path }, options);
    cookies.store(rest.cookies);
    await held.get(call.id)?.promise;
    if (failure === "lost" || isOffline) throw networkError();
    return new Response(status === 204 || status === 304 ? null : text, { status, headers: rest.headers });
  }

  /** Answers calls of the payment provider's script. These calls are not recorded in `sent`. */
  async function callPaymentProvider(tool: string, init: RequestInit): Promise<Response> {
    if (isOffline) throw networkError();
    const { status, text } = await stack.pay(tool, JSON.parse(String(init.body)));
    return new Response(text, { status });
  }

  // Rejects an aborted call at once, as a browser does, although the server may still execute the call.
  function send(path: string, init: RequestInit): Promise<Response> {
    const { method = "GET", signal } = init;
    if (path.startsWith(paymentProviderPath)) return callPaymentProvider(path.slice(paymentProviderPath.length), init);
    const rawBody = typeof init.body === "string" ? init.body : "";
    const id = routeOf(method, path);
    const call = { id, path, headers: new Headers(init.headers), body: rawBody && JSON.parse(rawBody) };
    sent.push(call);
    const work = respond(call, method, rawBody);
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
  const setOffline = (value: boolean) => {
    isOffline = value;
    dispatchEvent(new Event(value ? "offline" : "online"));
  };
  return {
    sent: (id) => sent.filter((call) => (id ? call.id === id : isWrite(call))),
    fail: (id, failure, times = Number.POSITIVE_INFINITY) => void rules.unshift({ id, failure, times }),
    clearFailures: () => {
      rules = [];
    },
    hold: (id) => {
      const release = Promise.withResolvers<void>();
      held.set(id, release);
      return release.resolve;
    },
    goOffline: () => setOffline(true),
    goOnline: () => setOffline(false),
    // Simulate only calls of the page. The handlers run in this process too, and their calls, such as those to SES,
    // need the real fetch.
    fetch: (input, init = {}) =>
      typeof input === "string" && input.startsWith("/") ? send(input, init) : realFetch(input, init),
    settled: () => {
      for (const { resolve } of held.values()) resolve();
      return Promise.allSettled(running);
    },
  };
}
