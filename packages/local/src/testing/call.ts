import { randomBytes } from "node:crypto";
import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { HttpAnswer, HttpRequest } from "../http/messages.ts";
import type { ApiCall } from "../running-stack.ts";

export interface CallOptions extends ApiCall {
  /** Raw body that is sent instead of `body`, which is sent as JSON. */
  rawBody?: string | Buffer;
  /** Cookies, each as `name=value`. */
  cookies?: string[];
  headers?: Record<string, string>;
  address?: string;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string>;
  cookies: readonly string[];
  /** Parsed body. Undefined when the answer is not JSON. */
  json: unknown;
  text: string;
  bytes: Uint8Array;
}

/** Returns an IP address in a network that has not sent a request before. Rate limits count by network. */
export function newNetwork(): string {
  const [one, other] = [randomBytes(2).toString("hex"), randomBytes(2).toString("hex")];
  return `2001:db8:${one}:${other}::1`;
}

export function requestOf(target: RouteId | { method: string; path: string }, options: CallOptions): HttpRequest {
  const { method, path } = typeof target === "string" ? addressOf(target, options) : target;
  const { body, rawBody, token, cookies = [], headers = {}, address = "203.0.113.7" } = options;
  const sent = rawBody ?? (body === undefined ? "" : JSON.stringify(body));
  const bytes = Buffer.from(sent);
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const [pathname = "/", ...query] = path.split("?");
  return {
    method,
    path: pathname,
    query: query.join("?"),
    headers: {
      host: "127.0.0.1:3000",
      "user-agent": "test",
      ...(bytes.length > 0 && { "content-type": "application/json", "content-length": String(bytes.length) }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(given),
    },
    cookies,
    body: bytes,
    bodyLength: bytes.length,
    address,
  };
}

export function testAnswer({ status, headers, cookies = [], body = "" }: HttpAnswer): TestAnswer {
  const bytes = Buffer.from(body);
  const text = bytes.toString();
  const isJson = /^application\/json/.test(headers["content-type"] ?? "");
  return { status, headers, cookies, text, bytes, json: isJson && text ? parsed(text) : undefined };
}

/** Parses JSON. Returns undefined for other text, such as one part of an exported file. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
