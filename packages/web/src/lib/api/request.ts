import { noteNotificationCount } from "../notification-count.ts";
import { renewalCount } from "../session/renewal.ts";
import { createSignal } from "../signal.ts";
import { storage } from "../storage/storage.ts";
import { ApiError } from "./api-error.ts";
import { setConnected } from "./connection.ts";
import { takeEarlyAnswer } from "./early-answers.ts";
import { isEndedByOthers, isSessionOver, shouldRetry } from "./retry-call.ts";

export interface RequestOptions {
  method?: string;
  body?: unknown;
  idempotencyKey?: string | undefined;
  /** ETag of the version that the caller has. If it is still current, the answer is a 304 without a body. */
  etag?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Makes the call fail with a 401 instead of asking the person to sign in again. */
  noSignInPrompt?: boolean | undefined;
}

/** Emitted when a 401 shows that the session has ended. */
export const sessionEnded = createSignal();

/** Emitted instead when somebody else ended the session, so that the page has to say why. */
export const endedByOthers = createSignal();

let closure: ApiError | undefined;

/**
 * Returns once the error that says why the session was ended. The first calls of a page may fail before anything listens
 * to `endedByOthers`.
 */
export function takeClosure(): ApiError | undefined {
  const error = closure;
  closure = undefined;
  return error;
}

/**
 * Sends a call. When the session has ended, it waits for a new sign-in and sends the call again.
 * @throws {ApiError} for every status other than 2xx and 304, and with status 0 when no answer came
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = "GET", etag } = options;
  const early = method === "GET" && !etag ? takeEarlyAnswer(path) : undefined;
  return early ?? sendWithRetry(path, options, 1);
}

async function sendWithRetry(path: string, options: RequestOptions, attempts: number): Promise<Response> {
  const { idempotencyKey, signal, noSignInPrompt = false } = options;
  const renewalsBefore = renewalCount();
  const response = await send(path, options);
  if (response.ok || response.status === 304) {
    noteNotificationCount(response.headers.get("x-news"));
    return response;
  }
  const error = await errorOf(response);
  if (error.status === 401 && renewalCount() === renewalsBefore) endSession(error, noSignInPrompt);
  if (noSignInPrompt || !(await shouldRetry(error, { attempts, renewalsBefore, idempotencyKey, signal }))) throw error;
  return sendWithRetry(path, options, attempts + 1);
}

function endSession(error: ApiError, noSignInPrompt: boolean): void {
  const wasSignedIn = storage.get("authToken") !== null;
  storage.remove("authToken");
  if (isEndedByOthers(error)) {
    // A visitor whose cookie is left over from such a session may still read the public pages.
    if (!wasSignedIn) return;
    closure = error;
    endedByOthers.emit();
  } else if (isSessionOver(error) && !noSignInPrompt) sessionEnded.emit();
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
    setConnected(true);
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    setConnected(false);
    throw new ApiError(0, "", "network", { cause });
  }
}

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}
