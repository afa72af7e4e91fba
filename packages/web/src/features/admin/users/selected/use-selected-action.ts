import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { useState } from "react";
import { type Failure, useForEach } from "../../../../lib/action/use-for-each.ts";
import { ApiError, isAborted } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../lib/toast.ts";
import type { Texts } from "../../../../texts/areas.ts";

export type SelectedTexts = Texts["admin-account"]["selected"]["message" | "premium"];

export interface PartialResult {
  doneCount: number;
  /** Failures that a retry may overcome, such as a lost connection. */
  failures: readonly Failure<ListedUser>[];
  /** Refusals that a retry would only repeat, such as a deleted account. */
  refusals: readonly Failure<ListedUser>[];
  /** Accounts whose call had not been answered when the action was stopped. */
  stopped: readonly ListedUser[];
}

/**
 * Runs an action for all selected accounts. Closes the dialog when all calls succeeded, and otherwise keeps the result,
 * so that only calls that can succeed are tried again.
 */
export function useSelectedAction<Id extends "accounts/give-premium" | "accounts/send-message", Body>(
  users: readonly ListedUser[],
  texts: SelectedTexts,
  id: Id,
  call: Parameters<typeof useForEach<Id, ListedUser, Body>>[1],
  onClose: () => void,
) {
  const { progress, run, stop } = useForEach(id, call, texts.stopped);
  const [body, setBody] = useState<Body>();
  const [result, setResult] = useState<PartialResult | null>(null);
  async function runFor(some: readonly ListedUser[], sent: Body) {
    const failed = await run(some, sent);
    const stopped = failed.filter(({ error }) => isAborted(error)).map(({ item }) => item);
    const answered = failed.filter(({ error }) => !isAborted(error));
    const failures = answered.filter(({ error }) => !isFinal(error));
    const refusals = [...(result?.refusals ?? []), ...answered.filter(({ error }) => isFinal(error))];
    const missing = failures.length + refusals.length + stopped.length;
    if (missing > 0) return setResult({ doneCount: users.length - missing, failures, refusals, stopped });
    toast({ tone: "success", title: texts.done(users.length) });
    onClose();
  }
  return {
    progress,
    result,
    stop,
    runAll: (sent: Body) => {
      setBody(sent);
      return runFor(users, sent);
    },
    retry: () => {
      if (!result || body === undefined) return;
      const failed = result.failures.map(({ item }) => item);
      void runFor([...failed, ...result.stopped], body);
    },
  };
}

/** Statuses of refusals for a while: an ended session, a time-out and a rate limit. */
const passingStatuses = [401, 408, 425, 429];

/** Whether the same call would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passingStatuses.includes(error.status) &&
  error.code !== "request.conflict";
