import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { useState } from "react";
import { type Failure, useForEach } from "../../../../lib/action/use-for-each.ts";
import { isAborted } from "../../../../lib/api/api-error.ts";
import { toast } from "../../../../lib/toast.ts";
import type { Texts } from "../../../../texts/areas.ts";

export type SelectedTexts = Texts["admin-account"]["selected"]["message" | "premium"];

export interface PartialResult<Body> {
  body: Body;
  doneCount: number;
  failures: Failure<ListedUser>[];
}

/**
 * Runs an action for all selected accounts. Closes the dialog when all calls succeeded, and otherwise keeps the failures,
 * so that only these are tried again.
 */
export function useSelectedAction<Id extends "accounts/give-premium" | "accounts/send-message", Body>(
  users: readonly ListedUser[],
  texts: SelectedTexts,
  id: Id,
  call: Parameters<typeof useForEach<Id, ListedUser, Body>>[1],
  onClose: () => void,
) {
  const { progress, run } = useForEach(id, call, texts.stopped);
  const [result, setResult] = useState<PartialResult<Body> | null>(null);
  async function runFor(some: readonly ListedUser[], body: Body) {
    const failures = await run(some, body);
    if (failures.some(({ error }) => isAborted(error))) return;
    if (failures.length > 0) return setResult({ body, failures, doneCount: users.length - failures.length });
    toast({ tone: "success", title: texts.done(users.length) });
    onClose();
  }
  return {
    progress,
    result,
    runAll: (body: Body) => runFor(users, body),
    retry: () =>
      result &&
      void runFor(
        result.failures.map(({ item }) => item),
        result.body,
      ),
  };
}
