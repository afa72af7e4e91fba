import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import type { ApiCall } from "../../src/running-stack.ts";

/** A call as a patient client makes it: the same key with each attempt. */
export interface PatientCall extends ApiCall {
  /** Answers beside 2xx that end the call, e.g. 404 for a deletion that happened although its answer was lost. */
  accepted?: readonly number[];
}

export interface Answer {
  status: number;
  json: unknown;
  cursor: string | null;
  /** 1 when the first attempt was answered. */
  attempts: number;
}

/** What all clients of a run were answered. */
export interface Tally {
  calls: number;
  /** Attempts by status; 0 without an answer. */
  statuses: Map<number, number>;
  /** What no fault excuses. */
  problems: string[];
}

export const newTally = (): Tally => ({ calls: 0, statuses: new Map(), problems: [] });

/** Longer than a killed stack needs to be back. */
const patience = { attempts: 60, longestMs: 1000 };

/** A client of the stack that repeats a call until it knows its outcome, and notes every answer. */
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

  /** Whether the outcome of the call is known; notes an answer that no fault excuses. */
  function isCertain(id: RouteId, { accepted = [] }: PatientCall, { status, json }: Omit<Answer, "attempts">): boolean {
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if ((status >= 200 && status < 300) || accepted.includes(status)) return true;
    if (status >= 500) expectNamed(id, status, json);
    // A conflict or a limit may pass; every other refusal is a finding.
    if (status < 400 || status >= 500 || status === 409 || status === 429) return false;
    tally.problems.push(`${id} was refused with ${status}: ${JSON.stringify(json)}`);
    return true;
  }

  function expectNamed(id: RouteId, status: number, json: unknown): void {
    const { code, requestId } = (json ?? {}) as { code?: string; requestId?: string };
    if (!code || !requestId) tally.problems.push(`${id} answered ${status} without code and request id`);
  }

  /** Answers the first outcome that is certain. @throws when there is none after all attempts */
  return async function send(id: RouteId, call: PatientCall = {}): Promise<Answer> {
    tally.calls += 1;
    const key = randomUUID();
    for (let attempts = 1; attempts <= patience.attempts; attempts += 1) {
      const answer = await attempt(id, call, key).catch(() => ({ status: 0, json: undefined, cursor: null }));
      if (isCertain(id, call, answer)) return { ...answer, attempts };
      await wait(Math.min(patience.longestMs, 10 * 2 ** attempts) * Math.random());
    }
    throw new Error(`${id} has no certain outcome after ${patience.attempts} attempts`);
  };
}

export type PatientClient = ReturnType<typeof patientClient>;
