import { renewal, renewalCount } from "../session/renewal.ts";
import type { ApiError } from "./api-error.ts";

/**
 * Maximum number of attempts, one second apart, while the server processes an earlier one. They last longer than a
 * Lambda, which runs 30 s at most.
 */
const attemptsMax = 40;

export interface CallState {
  attempts: number;
  /** Value of `renewalCount()` when the call was last sent. */
  renewalsBefore: number;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Returns whether to send a rejected call again. If the server still processes an earlier attempt with the same
 * idempotency key, waits a moment first (D17). If the session has ended, waits for a new sign-in first.
 */
export async function shouldRetry(error: ApiError, state: CallState): Promise<boolean> {
  const { attempts, renewalsBefore, idempotencyKey, signal } = state;
  if (error.code === "request.in_progress" && idempotencyKey && attempts < attemptsMax) {
    await untilAborted(pause((error.retryAfterSeconds ?? 1) * 1000), signal);
    return true;
  }
  if (!isSessionOver(error) || isEndedByOthers(error)) return false;
  return renewalCount() > renewalsBefore || untilAborted(renewal(), signal);
}

/** Returns whether the error shows that the session has ended. A 401 about a wrong password does not. */
export const isSessionOver = (error: ApiError): boolean =>
  error.status === 401 && error.code !== "auth.invalid_credentials";

/**
 * Returns whether somebody else has ended the session: an admin who locked or deleted the account, or the owner of a
 * company who removed the member. After a new sign-in the call would be refused, or change another company.
 */
export const isEndedByOthers = ({ code }: ApiError): boolean =>
  code === "session.account_locked" || code === "session.account_deleted" || code === "session.removed_from_team";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits like `wait`, but rejects at once when the signal is aborted, so that an aborted call is never sent.
 * @throws the signal's reason
 */
function untilAborted<Value>(wait: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return wait;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    wait.then(resolve, reject);
  });
}
