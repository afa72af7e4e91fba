import { ApiError } from "./api-error.ts";
import { takeEarlyAnswer } from "./early-answers.ts";
import { createSignal } from "./signal.ts";
import { storage } from "./storage.ts";

export interface RequestOptions {
  /** GET when not named (CALL-03). */
  method?: string;
  body?: unknown;
  idempotencyKey?: string | undefined;
  /** Asks only for what differs from this version; the answer may then be a 304. */
  etag?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Told when a call was answered with 401: the session is over (SESS-38). */
export const sessionEnded = createSignal();

/**
 * The one place that calls the server (CALL-01 to CALL-09).
 * @throws {ApiError} for every answer that is not OK (304 excepted) and, with status 0, when none came.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", body, signal, etag } = options;
  const early = method === "GET" && !etag ? takeEarlyAnswer(path) : undefined;
  if (early) return early;
  const init: RequestInit = { method, headers: headersFor(options), credentials: "include" };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  const response = await send(path, init);
  if (response.ok || response.status === 304) return response;
  if (response.status === 401) {
    storage.remove("authToken");
    sessionEnded.emit();
  }
  throw new ApiError(response.status, await response.text(), response.statusText);
}

function headersFor(options: RequestOptions): Headers {
  const headers = new Headers({ accept: "application/json" });
  const token = storage.get("authToken");
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.body !== undefined) headers.set("content-type", "application/json");
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  if (options.etag) headers.set("if-none-match", options.etag);
  return headers;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, "", "network", { cause });
  }
}

/** The answer read as JSON (CALL-10); an empty one is undefined. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}
