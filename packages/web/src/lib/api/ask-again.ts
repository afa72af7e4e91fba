import { renewal, renewalCount } from "../session/renewal.ts";
import type { ApiError } from "./api-error.ts";

/** Times a call asks for the answer to its own first sending; a Lambda lives 30 s. */
const patience = 40;

export interface Asking {
  attempts: number;
  /** `renewalCount()` when the call was last sent. */
  renewalsBefore: number;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
}

/** Waits until its own first sending may have an answer (D17), or until the same person has signed in again. */
export async function mayAskAgain(error: ApiError, asking: Asking): Promise<boolean> {
  const { attempts, renewalsBefore, idempotencyKey, signal } = asking;
  if (error.code === "request.in_progress" && idempotencyKey && attempts < patience) {
    await untilAborted(pause((error.retryAfterSeconds ?? 1) * 1000), signal);
    return true;
  }
  if (!isSessionOver(error)) return false;
  return renewalCount() > renewalsBefore || untilAborted(renewal(), signal);
}

/** A 401 about the password that was just typed says nothing about a session. */
export const isSessionOver = (error: ApiError): boolean =>
  error.status === 401 && error.code !== "auth.invalid_credentials";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** @throws the signal's reason: what was given up is never sent, however long it waited. */
function untilAborted<Value>(wait: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return wait;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    wait.then(resolve, reject);
  });
}
