import { noteNews } from "../news.ts";
import { renewalCount } from "../session/renewal.ts";
import { createSignal } from "../signal.ts";
import { storage } from "../storage/storage.ts";
import { ApiError } from "./api-error.ts";
import { isSessionOver, mayAskAgain } from "./ask-again.ts";
import { noteConnection } from "./connection.ts";
import { takeEarlyAnswer } from "./early-answers.ts";

export interface RequestOptions {
  method?: string;
  body?: unknown;
  idempotencyKey?: string | undefined;
  /** Asks only for what differs from this version; the answer may then be a 304. */
  etag?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Said on leaving: nobody is asked to sign in again for it. */
  isFarewell?: boolean | undefined;
}

/** Told when a call was answered with 401: the session is over. */
export const sessionEnded = createSignal();

/**
 * A call whose session has ended waits for a new sign-in.
 * @throws {ApiError} for every answer that is not OK (304 excepted) and, with status 0, when none came.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", etag } = options;
  const early = method === "GET" && !etag ? takeEarlyAnswer(path) : undefined;
  return early ?? ask(path, options, 1);
}

async function ask(path: string, options: RequestOptions, attempts: number): Promise<Response> {
  const { idempotencyKey, signal, isFarewell = false } = options;
  const renewalsBefore = renewalCount();
  const response = await send(path, options);
  if (response.ok || response.status === 304) {
    noteNews(response.headers.get("x-news"));
    return response;
  }
  const error = await errorOf(response);
  if (error.status === 401 && renewalCount() === renewalsBefore) endSession(error, isFarewell);
  if (isFarewell || !(await mayAskAgain(error, { attempts, renewalsBefore, idempotencyKey, signal }))) throw error;
  return ask(path, options, attempts + 1);
}

function endSession(error: ApiError, isFarewell: boolean): void {
  storage.remove("authToken");
  if (isSessionOver(error) && !isFarewell) sessionEnded.emit();
}

async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = response.headers.get("retry-after");
  return new ApiError(response.status, await response.text(), response.statusText, { retryAfter });
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

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = "GET", body, signal } = options;
  const init: RequestInit = { method, headers: headersFor(options), credentials: "include" };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  try {
    const response = await fetch(path, init);
    noteConnection(true);
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    noteConnection(false);
    throw new ApiError(0, "", "network", { cause });
  }
}

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}
