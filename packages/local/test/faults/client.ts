import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { ApiCall } from "../../src/running-stack.ts";

export interface PatientCall extends ApiCall {
  /**
   * Further statuses that count as success besides 2xx. For example, a repeated deletion answers 404 when the first one
   * succeeded but its answer was lost.
   */
  accepted?: readonly number[];
}

export interface Answer {
  status: number;
  json: unknown;
  cursor: string | null;
  /** Number of attempts, including the last one. */
  attempts: number;
}

export interface Tally {
  calls: number;
  /** Number of attempts by status of the answer. Status 0 stands for no answer. */
  statuses: Map<number, number>;
  /** Answers and data that are wrong and that no injected fault explains. */
  problems: string[];
}

export const newTally = (): Tally => ({ calls: 0, statuses: new Map(), problems: [] });

/** Limits of the retries. Together they last longer than a killed stack needs to restart. */
const retries = { attempts: 60, longestMs: 1000 };

/** Creates a client that retries a call until its outcome is known and records every answer. */
export function patientClient(addressNow: () => string, tally: Tally) {
  async function attempt(id: RouteId, call: PatientCall, key: string): Promise<Omit<Answer, "attempts">> {
    const { method, path } = addressOf(id, call);
    const response = await fetch(addressNow() + path, {
      method,
      headers: {
        "idempotency-key": key,
        ...(call.token && { authorization: `Bearer ${call.token}` }),
        ...(call.body !== undefined && { "content-type": "application/json" }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    const json: unknown = text && JSON.parse(text);
    return { status: response.status, json, cursor: response.headers.get("x-next-cursor") };
  }

  /** Returns whether the outcome of the call is known. Records answers that no injected fault explains. */
  function isCertain(id: RouteId, { accepted = [] }: PatientCall, { status, json }: Omit<Answer, "attempts">): boolean {
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if ((status >= 200 && status < 300) || accepted.includes(status)) return true;
    if (status >= 500) expectNamed(id, status, json);
    // Conflicts and rate limits are temporary. Every other refusal is a violation.
    if (status < 400 || status >= 500 || status === 409 || status === 429) return false;
    tally.problems.push(`${id} was refused with ${status}: ${JSON.stringify(json)}`);
    return true;
  }

  function expectNamed(id: RouteId, status: number, json: unknown): void {
    const { code, requestId } = (json ?? {}) as { code?: string; requestId?: string };
    if (!code || !requestId) tally.problems.push(`${id} answered ${status} without code and request id`);
  }

  /**
   * Sends a call and retries it until its outcome is certain.
   * @throws when all attempts are used up
   */
  return async function send(id: RouteId, call: PatientCall = {}): Promise<Answer> {
    tally.calls += 1;
    const key = randomUUID();
    for (let attempts = 1; attempts <= retries.attempts; attempts += 1) {
      const answer = await attempt(id, call, key).catch(() => ({ status: 0, json: undefined, cursor: null }));
      if (isCertain(id, call, answer)) return { ...answer, attempts };
      await wait(Math.min(retries.longestMs, 10 * 2 ** attempts) * Math.random());
    }
    throw new Error(`${id} has no certain outcome after ${retries.attempts} attempts`);
  };
}

export type PatientClient = ReturnType<typeof patientClient>;
